import type { ServiceText } from "../content/schema.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./FeatureCards.module.css";

interface FeatureCardsProps extends Pick<ServiceText, "features" | "featuresLine"> {
  part: PlannedPart;
  caption: string;
}

export function FeatureCards({ part, caption, featuresLine, features }: FeatureCardsProps) {
  return (
    <CountedSection part={part} caption={caption} line={featuresLine}>
      <ul className={`thirds ${styles.cards}`}>
        {features.map(({ title, description }, index) => (
          <li key={title}>
            <ItemNumber>{numberOf(part, index)}</ItemNumber>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
