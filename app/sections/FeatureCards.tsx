import type { ServiceText } from "../content/schema.ts";
import type { PagePart } from "../domain/page-count.ts";
import { useShell } from "../layout/use-shell.ts";
import { GrowingCell } from "../ui/Drawings.tsx";
import styles from "./FeatureCards.module.css";
import { Section } from "./Section.tsx";

interface FeatureCardsProps extends Pick<ServiceText, "features" | "featuresLine"> {
  part: PagePart;
}

export function FeatureCards({ part, featuresLine, features }: FeatureCardsProps) {
  const { keyFeatures } = useShell();
  return (
    <Section part={part} name={keyFeatures} line={featuresLine}>
      <ul role="list" className={styles.cards}>
        {features.map(({ title, description }, index) => (
          <li key={title}>
            <GrowingCell className={styles.cell} index={index} of={features.length} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
