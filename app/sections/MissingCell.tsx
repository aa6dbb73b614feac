import { gridColumns } from "../styles/grid.ts";
import styles from "./MissingCell.module.css";

/** `extra` draws a row of cells and a ring after its end; `lost` draws a ring instead of one of the cells. */
export function MissingCell({ which }: { which: "extra" | "lost" }) {
  const ring = which === "extra" ? gridColumns : Math.floor(gridColumns / 2);
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: which === "extra" ? gridColumns + 1 : gridColumns }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the cells is constant
        <i key={cell} className={cell === ring ? styles.ring : undefined} />
      ))}
    </div>
  );
}
