import { type BoardEntry, board } from "../domain/board.ts";
import type { CategoryKey } from "../domain/catalogue.ts";
import { Cells } from "../ui/Drawings.tsx";
import styles from "./Board.module.css";

interface BoardProps {
  category?: CategoryKey;
  detail?: string;
}

export function Board({ category, detail }: BoardProps) {
  const stateOf = (entry: BoardEntry) => {
    if (entry.category !== category) return undefined;
    return entry.detail === detail ? "lime" : "bone";
  };
  return (
    <div className={styles.board} aria-hidden="true">
      {board.map((entry) => (
        <Cells
          key={`${entry.category}/${entry.detail}`}
          rows={[entry.glyph]}
          data-state={stateOf(entry)}
          data-arrives={stateOf(entry) === "lime" ? "" : undefined}
        />
      ))}
    </div>
  );
}
