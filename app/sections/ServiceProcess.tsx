import { type DaySpan, numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./ServiceProcess.module.css";

interface ServiceProcessProps {
  part: PlannedPart;
  caption: string;
  line: string;
  note: string;
  steps: { name: string; days: DaySpan; daysLabel: string }[];
}

export function ServiceProcess({ part, caption, line, note, steps }: ServiceProcessProps) {
  return (
    <CountedSection part={part} caption={caption} line={line} note={note}>
      <ol className={`fifteen-columns ${styles.steps}`}>
        {steps.map(({ name, days, daysLabel }, index) => (
          <li key={name} data-before={days.first - 1} data-span={days.length}>
            <div className={styles.pill} aria-hidden="true">
              {Array.from({ length: days.length }, (_, day) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of a plan's days is constant
                <i key={day} />
              ))}
            </div>
            <div className={styles.step}>
              <span className={`type-line ${styles.number}`} aria-hidden="true">
                {numberOf(part, index)}
              </span>
              <p className={`type-item ${styles.name}`}>{name}</p>
              <small className="type-small">{daysLabel}</small>
            </div>
          </li>
        ))}
      </ol>
    </CountedSection>
  );
}
