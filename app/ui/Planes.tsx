import type { ComponentProps } from "react";
import { cellSize, drawCells } from "../drawings/cells.ts";
import type { Scene } from "../drawings/scenes.ts";
import styles from "./Planes.module.css";

const line = { fill: "var(--ink)", stroke: "var(--ash)", strokeWidth: 1.5 };

/** A scene, whose planes move apart as the page scrolls. */
export function Planes({ scene, className = "", ...props }: ComponentProps<"svg"> & { scene: Scene }) {
  const planes = scene.map(({ tone, depth, at, scale = 1, rows }) => {
    const [x, y] = [at[0] * cellSize, at[1] * cellSize];
    const { cells, lime, viewBox } = drawCells(rows);
    const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
    return { tone, depth, x, y, scale, cells, lime, right: x + width * scale, foot: y + height * scale };
  });
  const width = Math.max(...planes.map(({ right }) => right));
  const height = Math.max(...planes.map(({ foot }) => foot));
  return (
    <svg
      className={`${styles.planes} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      {...props}
    >
      {planes.map(({ tone, depth, x, y, scale, cells, lime }) => (
        <g
          key={`${x} ${y} ${scale}`}
          style={{ "--depth": depth }}
          {...(tone === "line" ? line : { fill: `var(--${tone})` })}
        >
          <g transform={`translate(${x} ${y}) scale(${scale})`}>
            {cells && <path d={cells} vectorEffect="non-scaling-stroke" />}
            {lime && <path className="lime" d={lime} />}
          </g>
        </g>
      ))}
    </svg>
  );
}
