import styles from "./MissingCell.module.css";

/** `sixteenth`: fifteen squares and a ring outside the count. `eighth`: one of the fifteen is not where it was. */
export function MissingCell({ which }: { which: "sixteenth" | "eighth" }) {
  const cells = Array.from({ length: which === "sixteenth" ? 16 : 15 }, (_, cell) => cell);
  return (
    <div className={styles.row} data-missing={which} aria-hidden="true">
      {cells.map((cell) => (
        <i key={cell} />
      ))}
    </div>
  );
}
