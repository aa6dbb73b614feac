import { drawingsOf } from "../domain/board.ts";
import type { CategoryKey } from "../domain/catalogue.ts";
import type { Language } from "../domain/languages.ts";
import type { PagePart } from "../domain/page-count.ts";
import { paths } from "../paths.ts";
import { Cells } from "../ui/Drawings.tsx";
import { SteadyText } from "../ui/SteadyText.tsx";
import styles from "./CategoryTiles.module.css";
import { Section } from "./Section.tsx";

interface CategoryTilesProps {
  part: PagePart;
  language: Language;
  category: CategoryKey;
  caption: string;
  line: string;
  details: { key: string; title: string; choose: string }[];
}

/** A category's details: large cells across all columns, or rows in narrow windows. */
export function CategoryTiles({ part, language, category, caption, line, details }: CategoryTilesProps) {
  return (
    <Section part={part} name={caption} line={line} isFirst>
      <ul role="list" className={styles.tiles} style={{ "--span": details.length }}>
        {details.map(({ key, title, choose }) => (
          <li key={key}>
            <a className="picture-link" href={paths.detail(language, category, key)}>
              <Cells rows={drawingsOf(category, key).picture} data-travels="" />
              <span>
                <span className={`type-item ${styles.title}`}>{title}</span>
                <span className="type-note">
                  <SteadyText>{choose}</SteadyText>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
