import { fifteen } from "../domain/page-plan.ts";
import styles from "./MissingCell.module.css";

/** `extra` draws a row of cells and a ring behind its end, `lost` a ring in the place of one of them. */
export function MissingCell({ which }: { which: "extra" | "lost" }) {
  const ring = which === "extra" ? fifteen : Math.floor(fifteen / 2);
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: which === "extra" ? fifteen + 1 : fifteen }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change their order
        <i key={cell} className={cell === ring ? styles.ring : undefined} />
      ))}
    </div>
  );
}
