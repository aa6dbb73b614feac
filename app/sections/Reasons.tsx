import type { TextPart } from "../content/linked-text.server.ts";
import type { HomeText } from "../content/schema.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { ItemNumber } from "../ui/ItemNumber.tsx";
import { LinkedText } from "../ui/LinkedText.tsx";
import { CountedSection } from "./CountedSection.tsx";
import styles from "./Reasons.module.css";

interface ReasonsProps extends Pick<HomeText, "reasonsCaption"> {
  part: PlannedPart;
  reasons: { title: string; description: TextPart[] }[];
}

export function Reasons({ part, reasonsCaption, reasons }: ReasonsProps) {
  return (
    <CountedSection part={part} caption={reasonsCaption}>
      <ul className={`ruled ${styles.reasons}`}>
        {reasons.map(({ title, description }, index) => (
          <li key={title} className="fifteen-columns">
            <ItemNumber>{numberOf(part, index)}</ItemNumber>
            <h3 className="type-line">{title}</h3>
            <p>
              <LinkedText parts={description} />
            </p>
          </li>
        ))}
      </ul>
    </CountedSection>
  );
}
