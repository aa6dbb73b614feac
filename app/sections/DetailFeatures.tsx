import type { DetailText } from "../content/schema.ts";
import type { PagePart } from "../domain/page-count.ts";
import { useShell } from "../layout/use-shell.ts";
import { GrowingCell } from "../ui/Drawings.tsx";
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
            <GrowingCell className={styles.cell} index={index} of={features.length} />
            {feature}
          </li>
        ))}
      </ul>
    </Section>
  );
}
