import { gridColumns } from "../domain/page-count.ts";
import styles from "./Process.module.css";

interface Step {
  title: string;
  description?: string;
  /** Only in a plan of days: the first day, their number, and both in words. */
  days?: { first: number; length: number; label: string };
}

export function Process({ steps }: { steps: Step[] }) {
  const equalLength = gridColumns / steps.length;
  return (
    <ol role="list" className={`fifteen-columns ${styles.steps}`}>
      {steps.map(({ title, description, days }, index) => (
        <li
          key={title}
          style={{
            "--before": days ? days.first - 1 : Math.round(index * equalLength),
            "--span": days?.length ?? Math.round((index + 1) * equalLength) - Math.round(index * equalLength),
          }}
        >
          <span className={styles.pill} aria-hidden="true">
            {index + 1}
          </span>
          {days && <small className="type-small">{days.label}</small>}
          {description ? <h3>{title}</h3> : <p className={`type-item ${styles.title}`}>{title}</p>}
          {description && <p className={styles.description}>{description}</p>}
        </li>
      ))}
    </ol>
  );
}
