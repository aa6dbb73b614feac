import type { DetailText } from "../content/types.ts";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./DetailProcess.module.css";

interface DetailProcessProps extends Pick<DetailText, "process" | "processLine"> {
  caption: string;
}

/** Five numbered steps, each with what happens in it. */
export function DetailProcess({ caption, processLine, process }: DetailProcessProps) {
  return (
    <CountedSection from={10} to={15} part={2} caption={caption} line={processLine} captionAt="start">
      <ol className={styles.five}>
        {process.map(({ title, description }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
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
