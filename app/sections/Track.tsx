import type { DaySpan } from "../domain/page-plan.ts";
import { growthOf, roundCornersOf } from "../domain/track.ts";
import { SteadyText } from "../ui/SteadyText.tsx";
import styles from "./Track.module.css";

export interface TrackPhase {
  days: DaySpan;
  /** "Days 1–5", for screen readers, because the numbered cells are hidden from them. */
  daysLabel: string;
  title: string;
  description: string;
}

export function Track({ phases }: { phases: TrackPhase[] }) {
  return (
    <ol className={`fifteen-columns ${styles.track}`}>
      {phases.map(({ days, daysLabel, title, description }, index) => (
        <li key={title} data-growth={growthOf(index)} data-span={days.length} data-before={days.first - 1}>
          <div className={styles.days} aria-hidden="true">
            {Array.from({ length: days.length }, (_, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the days is constant
              <i key={day} data-index={day} data-round={roundCornersOf(index, day)} />
            ))}
          </div>
          <h2 className={`type-item ${styles.phase}`}>
            <span className="visually-hidden">{daysLabel}: </span>
            {title}
          </h2>
          <p>
            <SteadyText>{description}</SteadyText>
          </p>
        </li>
      ))}
    </ol>
  );
}
