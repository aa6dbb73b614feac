import type { HomeText } from "../content/schema.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./Reasons.module.css";
import { quoteId } from "./specimens/QuoteSpecimen.tsx";

interface ReasonsProps extends Pick<HomeText, "reasonsCaption" | "reasons" | "quoteLink"> {
  part: PlannedPart;
}

export function Reasons({ part, reasonsCaption, reasons, quoteLink }: ReasonsProps) {
  return (
    <CountedSection part={part} caption={reasonsCaption}>
      <ul className={`ruled ${styles.reasons}`}>
        {reasons.map(({ title, description }, index) => (
          <li key={title} className="fifteen-columns">
            <ItemNumber>{numberOf(part, index)}</ItemNumber>
            <h3 className="type-line">{title}</h3>
            <p>
              {description} {index === reasons.length - 1 && <a href={`#${quoteId}`}>{quoteLink}</a>}
            </p>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
