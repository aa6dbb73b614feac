import styles from "./SampleCalendar.module.css";
import type { SampleData } from "./sample-data.ts";

type SampleCalendarProps = Pick<NonNullable<SampleData["calendar"]>, "days" | "legend" | "see" | "decide">;

/**
 * One cell per day: a disc if the client decides something, lime on the last day. Below: what the client sees and
 * decides.
 */
export function SampleCalendar({ days, legend, see, decide }: SampleCalendarProps) {
  const kindOf = (day: (typeof days)[number]) => {
    if (day.number === days.length) return "launch";
    return day.decide ? "decision" : undefined;
  };
  return (
    <>
      <div className={`fifteen-columns ${styles.cells}`} aria-hidden="true">
        {days.map((day) => (
          <i key={day.number} data-kind={kindOf(day)}>
            {day.number}
          </i>
        ))}
      </div>
      <p className={`type-caption ${styles.legend}`} aria-hidden="true">
        <span>
          <i /> {legend.work}
        </span>
        <span>
          <i data-kind="decision" /> {legend.decide}
        </span>
        <span>{legend.launch}</span>
      </p>
      <ol className={styles.days}>
        {days.map((day) => (
          <li key={day.number}>
            <b className={styles.number} data-kind={kindOf(day)}>
              <span className="visually-hidden">{day.label}</span>
              <span aria-hidden="true">{day.number}</span>
            </b>
            <p>
              <span className="visually-hidden">{see}: </span>
              {day.see}
            </p>
            {day.decide && (
              <p>
                <b>{decide}</b> {day.decide}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
