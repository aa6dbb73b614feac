import { gridColumns } from "../styles/grid.ts";
import styles from "./Process.module.css";

interface Step {
  title: string;
  description?: string;
}

export function Process({ steps }: { steps: Step[] }) {
  const equalLength = gridColumns / steps.length;
  return (
    <ol role="list" className={`fifteen-columns ${styles.steps}`}>
      {steps.map(({ title, description }, index) => (
        <li
          key={title}
          style={{
            "--before": Math.round(index * equalLength),
            "--span": Math.round((index + 1) * equalLength) - Math.round(index * equalLength),
          }}
        >
          <span className={styles.pill} aria-hidden="true">
            {index + 1}
          </span>
          {description ? <h3>{title}</h3> : <p className={`type-item ${styles.title}`}>{title}</p>}
          {description && <p className="type-small">{description}</p>}
        </li>
      ))}
    </ol>
  );
}
