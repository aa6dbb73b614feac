import type { ServiceText } from "../content/schema.ts";
import type { ServiceKey } from "../domain/catalogue.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import styles from "./Benefits.module.css";
import { CountedSection } from "./CountedSection.tsx";

interface BenefitsProps extends Pick<ServiceText, "benefits" | "benefitsLine"> {
  part: PlannedPart;
  caption: string;
  serviceKey: ServiceKey;
}

/** The drawing of a service's benefits shows its subject: docs/design.md#parts-of-a-page */
export function Benefits({ part, caption, serviceKey, benefitsLine, benefits }: BenefitsProps) {
  // A plain list where the page has another break: the form on the UI page. Also for a service without a drawing yet.
  const isList = serviceKey === "ui" || !(serviceKey in styles);
  return (
    <CountedSection part={part} caption={caption} line={benefitsLine} heading={isList ? "left" : undefined}>
      <ul className={isList ? `ruled numbered ${styles.ui}` : styles[serviceKey]}>
        {benefits.map((benefit, index) => (
          <li key={benefit} data-index={index}>
            <ItemNumber>{numberOf(part, index)}</ItemNumber>
            <span className={`type-item ${styles.benefit}`}>{benefit}</span>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
