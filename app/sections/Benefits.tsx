import type { ServiceText } from "../content/schema.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import styles from "./Benefits.module.css";
import { CountedSection } from "./CountedSection.tsx";

interface BenefitsProps extends Pick<ServiceText, "benefits" | "benefitsLine"> {
  part: PlannedPart;
  caption: string;
}

export function Benefits({ part, caption, benefitsLine, benefits }: BenefitsProps) {
  return (
    <CountedSection part={part} caption={caption} line={benefitsLine} heading="left">
      <ul className={`ruled numbered ${styles.benefits}`}>
        {benefits.map((benefit, index) => (
          <li key={benefit}>
            <ItemNumber>{numberOf(part, index)}</ItemNumber>
            <span className={`type-item ${styles.benefit}`}>{benefit}</span>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
