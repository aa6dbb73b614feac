import type { CategoryKey } from "../domain/catalogue.ts";
import { categoryKeys, detailKeys, type Language, paths } from "../paths.ts";
import { Cells } from "../ui/Drawings.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { glyphOf } from "./Board.tsx";
import styles from "./CategoryBoard.module.css";
import { CountedSection } from "./CountedSection.tsx";

interface CategoryBoardProps {
  language: Language;
  category: CategoryKey;
  caption: string;
  line: string;
  /** Titles of the category's detailed services, in order. */
  titles: string[];
}

/** The whole board: the category's glyphs are links, the others stand for what else there is. */
export function CategoryBoard({ language, category, caption, line, titles }: CategoryBoardProps) {
  const [from, to] = placesOf(category);
  return (
    <CountedSection
      from={from}
      to={to}
      caption={caption}
      line={line}
      captionAt={from >= 9 ? "start" : undefined}
      isFirst
    >
      <ul className={styles.board}>
        {categoryKeys.flatMap((inCategory) =>
          detailKeys(inCategory).map((key, index) => {
            const glyph = (
              <Cells
                rows={[glyphOf(inCategory, key)]}
                data-travels={inCategory === category ? "" : undefined}
              />
            );
            if (inCategory !== category)
              return (
                <li key={`${inCategory}/${key}`} aria-hidden="true">
                  {glyph}
                </li>
              );
            return (
              <li key={`${inCategory}/${key}`}>
                <PageLink to={paths.detail(language, category, key)}>
                  {glyph}
                  <span className={styles.label}>
                    <b className="number" aria-hidden="true">
                      {from + index + 1}
                    </b>
                    {titles[index] ?? key}
                  </span>
                </PageLink>
              </li>
            );
          }),
        )}
      </ul>
    </CountedSection>
  );
}

/** Places of a category on the board of fifteen: after the first number, up to the second. */
export function placesOf(category: CategoryKey): [number, number] {
  const before = categoryKeys.slice(0, categoryKeys.indexOf(category));
  const from = before.reduce((sum, key) => sum + detailKeys(key).length, 0);
  return [from, from + detailKeys(category).length];
}
