import styles from "./SampleHours.module.css";
import type { SampleData } from "./sample-data.ts";

type SampleHoursProps = Pick<NonNullable<SampleData["hours"]>, "description" | "halfHours" | "people">;

/** The client's hours: one square per half hour, day by day. */
export function SampleHours({ description, halfHours, people }: SampleHoursProps) {
  return (
    <>
      <div className={`fifteen-columns ${styles.days}`} role="img" aria-label={description}>
        {halfHours.map((count, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the days is constant
          <span key={day}>
            {Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the squares are identical
              <i key={index} />
            ))}
            <b>{day + 1}</b>
          </span>
        ))}
      </div>
      <ul className={styles.people}>
        {people.map(({ id, name, text }) => (
          <li key={id}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
