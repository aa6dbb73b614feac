import { type CategoryKey, detailNames, details, getCategory } from "../catalogue/catalogue.ts";
import { Cells } from "../ui/Drawings.tsx";
import styles from "./Board.module.css";

/** The glyphs of all details. Those of the category are lit. */
export function Board({ category }: { category?: CategoryKey }) {
  return (
    <div className={styles.board} aria-hidden="true">
      {detailNames.map((name) => (
        <Cells
          key={name}
          rows={[details[name].glyph]}
          className={getCategory(name) === category ? styles.lit : undefined}
        />
      ))}
    </div>
  );
}
