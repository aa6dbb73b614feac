import { CountedSection } from "./CountedSection.tsx";
import styles from "./ServiceProcess.module.css";

export interface PlannedStep {
  name: string;
  /** "Days 1–3" */
  days: string;
  /** First day and number of days of the example plan. */
  firstDay: number;
  span: number;
}

interface ServiceProcessProps {
  caption: string;
  line: string;
  note: string;
  steps: PlannedStep[];
}

/** Four steps on the track of fifteen days, as an example. */
export function ServiceProcess({ caption, line, note, steps }: ServiceProcessProps) {
  return (
    <CountedSection from={11} to={15} part={3} caption={caption} line={line} captionAt="start">
      <small className={styles.note}>{note}</small>
      <ol className={`fifteen-columns ${styles.steps}`}>
        {steps.map(({ name, days, firstDay, span }, index) => (
          <li key={name} data-from={firstDay - 1} data-span={span}>
            <div className={styles.pill} aria-hidden="true">
              {daysOf(span).map((day) => (
                <i key={day} />
              ))}
            </div>
            <div className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <p className={styles.name}>{name}</p>
              <small>{days}</small>
            </div>
          </li>
        ))}
      </ol>
    </CountedSection>
  );
}

/**
 * Lays named steps out over the days of the example plan.
 *
 * @param spans days of each step, as many as there are names
 * @param label gives a span of days its words
 */
export function plannedSteps(
  spans: readonly number[],
  names: readonly string[],
  label: (first: number, last: number) => string,
): PlannedStep[] {
  let day = 0;
  return names.map((name, index) => {
    const span = spans[index] ?? 0;
    const firstDay = day + 1;
    day += span;
    return { name, days: label(firstDay, day), firstDay, span };
  });
}

function daysOf(span: number) {
  return Array.from({ length: span }, (_, day) => day);
}
