import type { TextPart } from "../content/linked-text.server.ts";
import type { DetailText } from "../content/schema.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { LinkedText } from "../ui/LinkedText.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./DetailProcess.module.css";

interface DetailProcessProps extends Pick<DetailText, "process" | "processLine"> {
  part: PlannedPart;
  outOfScope: TextPart[];
  caption: string;
}

export function DetailProcess({ part, caption, processLine, outOfScope, process }: DetailProcessProps) {
  return (
    <CountedSection part={part} caption={caption} line={processLine} note={<LinkedText parts={outOfScope} />}>
      <ol className={`thirds ${styles.steps}`} data-span={process.length}>
        {process.map(({ title, description }, index) => (
          <li key={title}>
            <span className={`type-line ${styles.number}`} aria-hidden="true">
              {numberOf(part, index)}
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </CountedSection>
  );
}
