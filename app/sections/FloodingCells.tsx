import type { ComponentProps } from "react";
import { separateCells } from "../drawings/cells.ts";
import { Cells } from "../ui/Drawings.tsx";
import styles from "./FloodingCells.module.css";

/** A picture that fills with lime cell by cell, along its diagonals, while the element with `data-floods` is hovered. */
export function FloodingCells({ rows, ...props }: ComponentProps<"svg"> & { rows: readonly string[] }) {
  const cells = separateCells(rows).filter(({ kind }) => kind !== "dots");
  return (
    <Cells rows={rows} hasDots {...props}>
      {cells.map(({ path, kind, diagonal }) => (
        <path
          key={path}
          className={`screen-only ${styles.flood}`}
          style={{ "--diagonal": diagonal }}
          data-lime={kind === "lime" || undefined}
          d={path}
        />
      ))}
    </Cells>
  );
}
