/**
 * Every picture of the site is a grid of cells, written as rows of characters: docs/design.md#cells-and-pictures
 *
 * A hex digit is the sum of a cell's round corners (8 top left, 4 top right, 2 bottom right, 1 bottom left): `0` is the
 * square, `F` the disc. `.` is an empty cell, shown as a dot. A star after a digit makes the cell lime.
 */

const isCell = /^(\.|[0-9A-F]\*?)$/;

/** The side of a cell in user units. */
const cellSize = 8;

/** The corner radii of a cell by the number of its round corners, for a cell that grows from a disc to a square. */
export const cellForms = ["0", "100% 0 0 0", "50% 50% 0 0", "50% 50% 50% 0", "50%"] as const;

interface Drawing {
  viewBox: string;
  /** Path data of the plain cells, of the lime cells, and of the dots. Each dot is a line of length 0. */
  cells: string;
  lime: string;
  dots: string;
}

/** A single round corner and two opposite ones have a radius of a whole cell. All others have half a cell. */
const wideRadius = new Set([8, 4, 2, 1, 10, 5]);

function drawCell(digit: number, x: number, y: number): string {
  const radius = wideRadius.has(digit) ? cellSize : cellSize / 2;
  const [tl = 0, tr = 0, br = 0, bl = 0] = [8, 4, 2, 1].map((corner) => (digit & corner ? radius : 0));
  const drawArc = (r: number, dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
  const drawLine = (length: number, command: "h" | "v") => (length ? `${command}${length}` : "");
  return (
    `M${x + tl} ${y}` +
    drawLine(cellSize - tl - tr, "h") +
    drawArc(tr, tr, tr) +
    drawLine(cellSize - tr - br, "v") +
    drawArc(br, -br, br) +
    drawLine(br + bl - cellSize, "h") +
    drawArc(bl, -bl, -bl) +
    // "z" closes the shape with a straight line, so a round top left corner is drawn before it.
    (tl ? drawLine(bl + tl - cellSize, "v") + drawArc(tl, tl, -tl) : "") +
    "z"
  );
}

/**
 * The cells of a picture, each with its own path, for pictures whose cells move one by one.
 *
 * @param rows one string a row, cells separated by spaces: `"F . 8 0 4"`
 * @param gap space between cells, in user units
 */
export function separateCells(rows: readonly string[], gap = 0) {
  const step = cellSize + gap;
  return rows.flatMap((row, y) =>
    row.split(" ").map((cell, x) => {
      if (!isCell.test(cell)) throw new RangeError(`"${cell}" is not a cell of the alphabet`);
      const [left, top] = [x * step, y * step];
      /** The number of its diagonal, from the top left. */
      const diagonal = x + y;
      if (cell === ".")
        return { kind: "dots", path: `M${left + cellSize / 2} ${top + cellSize / 2}h0`, diagonal } as const;
      const path = drawCell(Number.parseInt(cell, 16), left, top);
      return { kind: cell.endsWith("*") ? "lime" : "cells", path, diagonal } as const;
    }),
  );
}

export function drawCells(rows: readonly string[], gap = 0): Drawing {
  const drawing = { cells: "", lime: "", dots: "" };
  for (const { kind, path } of separateCells(rows, gap)) drawing[kind] += path;
  const measure = (count: number) => count * (cellSize + gap) - gap;
  const columns = Math.max(...rows.map((row) => row.split(" ").length));
  return { ...drawing, viewBox: `0 0 ${measure(columns)} ${measure(rows.length)}` };
}
