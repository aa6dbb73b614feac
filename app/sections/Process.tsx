import { gridColumns } from "../styles/grid.ts";
import styles from "./Process.module.css";

interface Step {
  title: string;
  description?: string;
}

export function Process({ steps }: { steps: Step[] }) {
  return (
    <ol role="list" className={styles.steps} style={{ "--span": gridColumns / steps.length }}>
      {steps.map(({ title, description }, index) => (
        <li key={title} style={{ "--index": index }}>
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
