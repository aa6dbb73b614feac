import { type CategoryKey, categories } from "../content/catalogue.ts";
import { categoryKeys, detailKeys } from "../paths.ts";
import styles from "./Board.module.css";
import { Cells } from "./Drawings.tsx";

interface BoardProps {
  /** Its glyphs are bone, the others clay. */
  category?: CategoryKey;
  /** Its glyph is lime. */
  detail?: string;
}

/** The board of fifteen glyphs, one a detailed service, in the order of the catalogue. */
export function Board({ category, detail }: BoardProps) {
  return (
    <div className={styles.board} aria-hidden="true">
      {categoryKeys.flatMap((inCategory) =>
        detailKeys(inCategory).map((key) => {
          const isLit = inCategory === category && key === detail;
          return (
            <Cells
              key={`${inCategory}/${key}`}
              rows={[glyphOf(inCategory, key)]}
              data-state={isLit ? "lime" : inCategory === category ? "bone" : undefined}
              data-arrives={isLit ? "" : undefined}
            />
          );
        }),
      )}
    </div>
  );
}

/** The hex digit that the catalogue gives a detail: a drawing of one cell. */
export function glyphOf(category: CategoryKey, detail: string): string {
  return (categories[category] as Record<string, string>)[detail] ?? "0";
}
