import type { ServiceText } from "../content/schema.ts";
import type { PagePart } from "../domain/page-count.ts";
import { GrowingCell } from "../ui/Drawings.tsx";
import styles from "./FeatureCards.module.css";
import { Section } from "./Section.tsx";

interface FeatureCardsProps extends Pick<ServiceText, "features" | "featuresLine"> {
  part: PagePart;
  name: string;
}

export function FeatureCards({ part, name, featuresLine, features }: FeatureCardsProps) {
  return (
    <Section part={part} name={name} line={featuresLine}>
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
