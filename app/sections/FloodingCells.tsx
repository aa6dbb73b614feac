import type { ComponentProps } from "react";
import { drawCells, separateCells } from "../domain/cells.ts";
import styles from "./FloodingCells.module.css";

/** A picture that fills with lime cell by cell, along its diagonals, while the element with `data-floods` is hovered. */
export function FloodingCells({ rows, ...props }: ComponentProps<"svg"> & { rows: readonly string[] }) {
  const { viewBox, cells, lime, dots } = drawCells(rows);
  return (
    <svg viewBox={viewBox} aria-hidden="true" {...props}>
      <path className="dots" d={dots} />
      <path d={cells} />
      <path className="lime" d={lime} />
      {separateCells(rows).map(({ path, isLime, diagonal }) => (
        <path
          key={path}
          className={styles.flood}
          style={{ "--diagonal": diagonal }}
          data-lime={isLime || undefined}
          d={path}
        />
      ))}
    </svg>
  );
}
