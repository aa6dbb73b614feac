import type { DetailText } from "../content/schema.ts";
import type { CategoryKey } from "../domain/catalogue.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./DetailFeatures.module.css";

interface DetailFeaturesProps extends Pick<DetailText, "features" | "featuresLine"> {
  part: PlannedPart;
  caption: string;
  category: CategoryKey;
}

export function DetailFeatures({ part, caption, category, featuresLine, features }: DetailFeaturesProps) {
  return (
    <CountedSection part={part} caption={caption} line={featuresLine}>
      <ul
        className={`numbered ${styles.features} ${styles[category]}`}
        data-span={Math.ceil(features.length / 2)}
      >
        {features.map((feature, index) => (
          <li key={feature} data-index={index}>
            <ItemNumber>{numberOf(part, index)}</ItemNumber>
            <span className={`type-item ${styles.feature}`}>{feature}</span>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
