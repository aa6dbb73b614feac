import type { ReactNode } from "react";
import { gridColumns, type PagePart } from "../domain/page-count.ts";
import { useShell } from "../layout/use-shell.ts";
import styles from "./Process.module.css";
import { Section } from "./Section.tsx";

interface ProcessProps {
  part: PagePart;
  line: string;
  note?: ReactNode;
  steps: Step[];
}

interface Step {
  title: string;
  description?: string;
  /** Only in a plan of days: the first day, their number, and both in words. */
  days?: { first: number; length: number; label: string };
}

export function Process({ part, line, note, steps }: ProcessProps) {
  const { ourProcess } = useShell();
  const equalLength = gridColumns / steps.length;
  return (
    <Section part={part} name={ourProcess} line={line} note={note}>
      <ol role="list" className={`fifteen-columns ${styles.steps}`}>
        {steps.map(({ title, description, days }, index) => (
          <li
            key={title}
            style={{
              "--before": days ? days.first - 1 : Math.round(index * equalLength),
              "--span":
                days?.length ?? Math.round((index + 1) * equalLength) - Math.round(index * equalLength),
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
    </Section>
  );
}
