/**
 * Every picture of the site is a grid of cells, written as rows of characters: docs/design.md#cells-and-pictures
 *
 * A hex digit adds up a cell's round corners (8 top left, 4 top right, 2 bottom right, 1 bottom left): `0` is the
 * square, `F` the disc. `.` is an empty cell, shown as a dot. A star after a digit makes the cell lime.
 */

/** A cell's side in user units. */
export const cellSize = 8;

export interface Drawing {
  viewBox: string;
  /** Path data of the plain cells, of the lime ones, and of the dots, each a line of no length. */
  cells: string;
  lime: string;
  dots: string;
}

const corners = { topLeft: 8, topRight: 4, bottomRight: 2, bottomLeft: 1 };
/** One round corner or two opposite ones have a radius of a whole cell, all others of half a cell. */
const wideRadius = new Set([8, 4, 2, 1, 10, 5]);

/** Path data of the cell with its top left corner at `x` and `y`. */
export function cellPath(digit: number, x: number, y: number): string {
  if (!Number.isInteger(digit) || digit < 0 || digit > 15) throw new RangeError(`No cell is called ${digit}`);
  const radius = wideRadius.has(digit) ? cellSize : cellSize / 2;
  const radiusOf = (corner: number) => (digit & corner ? radius : 0);
  const [tl, tr, br, bl] = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map(
    radiusOf,
  ) as [number, number, number, number];
  const arc = (r: number, dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
  const across = (length: number, command: "h" | "v") => (length ? `${command}${length}` : "");
  return (
    `M${x + tl} ${y}` +
    across(cellSize - tl - tr, "h") +
    arc(tr, tr, tr) +
    across(cellSize - tr - br, "v") +
    arc(br, -br, br) +
    across(br + bl - cellSize, "h") +
    arc(bl, -bl, -bl) +
    // "z" closes the shape in a straight line, so a round corner at the top left is drawn before it.
    (tl ? across(bl + tl - cellSize, "v") + arc(tl, tl, -tl) : "") +
    "z"
  );
}

/**
 * @param rows one string a row, cells separated by spaces: `"F . 8 0 4"`
 * @param gap space between cells, in user units
 */
export function drawCells(rows: readonly string[], gap = 0): Drawing {
  const drawing = { cells: "", lime: "", dots: "" };
  const grid = rows.map((row) => row.split(" "));
  const step = cellSize + gap;
  grid.forEach((row, rowIndex) => {
    row.forEach((cell, column) => {
      const [x, y] = [column * step, rowIndex * step];
      if (cell === ".") drawing.dots += `M${x + cellSize / 2} ${y + cellSize / 2}h0`;
      else if (/^[0-9A-F]\*?$/.test(cell))
        drawing[cell.endsWith("*") ? "lime" : "cells"] += cellPath(
          Number.parseInt(cell[0] as string, 16),
          x,
          y,
        );
      else throw new RangeError(`"${cell}" is not a cell of the alphabet`);
    });
  });
  const extent = (count: number) => count * step - gap;
  return {
    ...drawing,
    viewBox: `0 0 ${extent(Math.max(...grid.map((row) => row.length)))} ${extent(grid.length)}`,
  };
}

/** A Q. Four of its rows are as high as a capital, the lime tail hangs below the baseline. */
export const mark = ["8 0 4", "0 . 0", "0 . 0", "1 0 2", ". . F*"] as const;
