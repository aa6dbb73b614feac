import { board } from "../domain/board.ts";
import type { CategoryKey } from "../domain/catalogue.ts";
import { Cells } from "../ui/Drawings.tsx";
import styles from "./Board.module.css";

interface BoardProps {
  /** The category whose details are lit. */
  category?: CategoryKey;
}

export function Board({ category }: BoardProps) {
  return (
    <div className={styles.board} aria-hidden="true">
      {board.map((entry) => (
        <Cells key={entry.name} rows={[entry.glyph]} data-lit={entry.category === category || undefined} />
      ))}
    </div>
  );
}
