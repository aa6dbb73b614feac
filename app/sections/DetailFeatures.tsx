import type { DetailText } from "../content/schema.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./DetailFeatures.module.css";

interface DetailFeaturesProps extends Pick<DetailText, "features" | "featuresLine"> {
  part: PlannedPart;
  caption: string;
}

export function DetailFeatures({ part, caption, featuresLine, features }: DetailFeaturesProps) {
  return (
    <CountedSection part={part} caption={caption} line={featuresLine}>
      <ul className={`numbered ${styles.features}`} data-span={Math.ceil(features.length / 2)}>
        {features.map((feature, index) => (
          <li key={feature}>
            <ItemNumber>{numberOf(part, index)}</ItemNumber>
            <span className={`type-item ${styles.feature}`}>{feature}</span>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
