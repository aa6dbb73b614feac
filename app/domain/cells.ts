/**
 * The cell alphabet (shared design, "Cell alphabet"): every picture of the site is a grid of cells, written as rows
 * of characters and drawn from this one function.
 *
 * A cell has four corners, each round or square, so a hex digit names it (8 top left, 4 top right, 2 bottom right,
 * 1 bottom left): `0` is the square, `F` the disc. `.` is an empty cell, shown as a dot. A star after a digit makes
 * the cell lime. A corner's radius is a whole cell for one round corner or two opposite ones, half a cell otherwise.
 */

/** One cell's side in user units of the drawings. */
export const cellSize = 8;

export interface Drawing {
  /** `viewBox` of the whole picture. */
  viewBox: string;
  /** Path data of the plain cells, of the lime ones, and of the dots (a zero-length line each). */
  cells: string;
  lime: string;
  dots: string;
}

const corners = { topLeft: 8, topRight: 4, bottomRight: 2, bottomLeft: 1 };
/** One corner, or two opposite ones: drawn with a radius of a whole cell. */
const wideRadius = new Set([8, 4, 2, 1, 10, 5]);

/**
 * Path data of one cell.
 *
 * @param digit 0 to 15, the sum of its round corners
 * @param x left edge, in user units
 * @param y top edge, in user units
 * @throws RangeError when the digit is none
 */
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
    // Up again, where "z" alone would not lead: to a round corner.
    (tl ? across(bl + tl - cellSize, "v") + arc(tl, tl, -tl) : "") +
    "z"
  );
}

/**
 * Draws a picture.
 *
 * @param rows one string a row, cells separated by spaces: `"F . 8 0 4"`
 * @param gap space between cells, in user units
 * @throws RangeError when a row holds anything but the alphabet
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

/** The mark: a Q of three by five cells; its first four rows are a capital's height, the lime tail hangs below. */
export const mark = ["8 0 4", "0 . 0", "0 . 0", "1 0 2", ". . F*"] as const;
