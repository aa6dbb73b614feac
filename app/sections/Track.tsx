import styles from "./Track.module.css";

export interface TrackPhase {
  /** "Days 1–5", said but not shown: the cells carry their numbers. */
  days: string;
  title: string;
  description: string;
}

/** Five cells; their shapes come from their places, in the style sheet. */
const fiveCells = ["1", "2", "3", "4", "5"];

/** Fifteen cells, one a day, in three phases: a dot grows, its corners turn square, lime fills it. */
export function Track({ phases }: { phases: TrackPhase[] }) {
  return (
    <ol className={styles.track}>
      {phases.map(({ days, title, description }) => (
        <li key={title}>
          <TrackCells />
          <h2 className={styles.phase}>
            <span className="visually-hidden">{days}: </span>
            {title}
          </h2>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}

function TrackCells() {
  return (
    <div className={styles.days} aria-hidden="true">
      {fiveCells.map((cell) => (
        <i key={cell} />
      ))}
    </div>
  );
}
