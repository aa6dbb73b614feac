import type { DetailText } from "../content/schema.ts";
import type { PlannedPart } from "../domain/page-plan.ts";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./DetailProcess.module.css";

interface DetailProcessProps extends Pick<DetailText, "process" | "processLine" | "outOfScope"> {
  part: PlannedPart;
  caption: string;
}

export function DetailProcess({ part, caption, processLine, outOfScope, process }: DetailProcessProps) {
  return (
    <CountedSection part={part} caption={caption} line={processLine} note={outOfScope}>
      <ol className={`thirds ${styles.steps}`} data-span={process.length}>
        {process.map(({ title, description }, index) => (
          <li key={title}>
            <span className={`type-line ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </CountedSection>
  );
}
