import { board } from "../domain/board.ts";
import type { CategoryKey } from "../domain/catalogue.ts";
import type { Language } from "../domain/languages.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { paths } from "../paths.ts";
import { Cells } from "../ui/Drawings.tsx";
import { SteadyText } from "../ui/SteadyText.tsx";
import styles from "./CategoryBoard.module.css";
import { CountedSection } from "./CountedSection.tsx";

interface CategoryBoardProps {
  part: PlannedPart;
  language: Language;
  category: CategoryKey;
  caption: string;
  line: string;
  details: { title: string; choose: string }[];
}

export function CategoryBoard({ part, language, category, caption, line, details }: CategoryBoardProps) {
  return (
    <CountedSection part={part} caption={caption} line={line} isFirst>
      <ul className={styles.board}>
        {board.map((entry, place) => {
          const index = place - part.from;
          const detail = entry.category === category ? details[index] : undefined;
          const key = `${entry.category}/${entry.detail}`;
          if (!detail)
            return (
              <li key={key} aria-hidden="true">
                <Cells rows={[entry.glyph]} />
              </li>
            );
          return (
            <li key={key}>
              <a className="picture-link" href={paths.detail(language, category, entry.detail)}>
                <Cells rows={[entry.glyph]} data-travels="" />
                <span className={styles.label}>
                  <b className="number" aria-hidden="true">
                    {numberOf(part, index)}
                  </b>
                  {detail.title}
                </span>
                <span className={`type-note ${styles.description}`}>
                  <SteadyText>{detail.choose}</SteadyText>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </CountedSection>
  );
}
