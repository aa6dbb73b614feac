import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { services } from "./catalogue.ts";
import { cellSize, drawCell, drawCells } from "./cells.ts";

const digits = Array.from({ length: 16 }, (_, digit) => digit);
const corners = [
  { bit: 8, x: 0, y: 0 },
  { bit: 4, x: 1, y: 0 },
  { bit: 2, x: 1, y: 1 },
  { bit: 1, x: 0, y: 1 },
];

test("each cell is round at the corners that its digit encodes, and square at the others", () => {
  const scale = 16;
  const side = cellSize * scale;
  const faults = digits.flatMap((digit) => {
    const path = `<path d="${drawCell(digit, 0, 0)}"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${cellSize} ${cellSize}">${path}</svg>`;
    const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    const isFilled = (x: number, y: number) => (pixels[(y * side + x) * 4 + 3] ?? 0) > 127;
    const nearCorner = (at: number) => (at ? side - 4 : 3);
    return corners.filter(
      ({ bit, x, y }) => isFilled(nearCorner(x), nearCorner(y)) !== ((digit & bit) === 0),
    );
  });
  expect(faults).toEqual([]);
});

test("a picture draws each cell at its position with a gap between, starred cells in lime and empty cells as dots", () => {
  expect(drawCells(["F .", "0* 8"], 1)).toEqual({
    viewBox: "0 0 17 17",
    cells: drawCell(15, 0, 0) + drawCell(8, 9, 9),
    lime: drawCell(0, 0, 9),
    dots: "M13 4h0",
  });
});

test("no two services share a picture", () => {
  const pictures = Object.values(services).map(({ picture }) => picture.join("/"));
  expect(new Set(pictures).size).toBe(pictures.length);
});
