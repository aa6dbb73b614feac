import type { CategoryKey } from "../catalogue/catalogue.ts";
import { board } from "../drawings/board.ts";
import { Cells } from "../ui/Drawings.tsx";
import styles from "./Board.module.css";

/** The glyphs of all details. Those of the category are lit. */
export function Board({ category }: { category?: CategoryKey }) {
  return (
    <div className={styles.board} aria-hidden="true">
      {board.map((entry) => (
        <Cells
          key={entry.name}
          rows={[entry.glyph]}
          className={entry.category === category ? styles.lit : undefined}
        />
      ))}
    </div>
  );
}
