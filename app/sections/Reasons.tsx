import type { HomeText } from "../content/schema.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./Rows.module.css";

interface ReasonsProps extends Pick<HomeText, "reasonsCaption" | "reasons"> {
  part: PlannedPart;
}

export function Reasons({ part, reasonsCaption, reasons }: ReasonsProps) {
  return (
    <CountedSection part={part} caption={reasonsCaption}>
      <ul className={`${styles.rows} ${styles.reasons}`}>
        {reasons.map(({ title, description }, index) => (
          <li key={title} className="fifteen-columns">
            <ItemNumber>{numberOf(part, index)}</ItemNumber>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
