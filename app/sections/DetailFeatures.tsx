import type { DetailText } from "../content/schema.ts";
import { cellForms } from "../domain/cells.ts";
import type { PagePart } from "../domain/page-count.ts";
import { useShell } from "../layout/use-shell.ts";
import styles from "./DetailFeatures.module.css";
import { Section } from "./Section.tsx";

interface DetailFeaturesProps extends Pick<DetailText, "features" | "featuresLine"> {
  part: PagePart;
}

export function DetailFeatures({ part, featuresLine, features }: DetailFeaturesProps) {
  const { keyFeatures } = useShell();
  return (
    <Section part={part} name={keyFeatures} line={featuresLine}>
      <ul role="list" className={styles.features}>
        {features.map((feature, index) => (
          <li key={feature}>
            {/* From a disc to a square. */}
            <i
              className={styles.cell}
              style={{ "--form": cellForms[4 - Math.floor((index * 5) / features.length)] }}
              aria-hidden="true"
            />
            {feature}
          </li>
        ))}
      </ul>
    </Section>
  );
}
