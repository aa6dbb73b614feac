import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { services } from "./catalogue.ts";
import { cellPath, cellSize, drawCells } from "./cells.ts";

const digits = Array.from({ length: 16 }, (_, digit) => digit);
const corners = [
  { bit: 8, x: 0, y: 0 },
  { bit: 4, x: 1, y: 0 },
  { bit: 2, x: 1, y: 1 },
  { bit: 1, x: 0, y: 1 },
];

function measure(path: string) {
  const scale = 16;
  const side = cellSize * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${cellSize} ${cellSize}"><path d="${path}"/></svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const alpha = (x: number, y: number) => pixels[(y * side + x) * 4 + 3] as number;
  return {
    isFilled: (x: number, y: number) => alpha(Math.floor(x * scale), Math.floor(y * scale)) > 127,
    area: pixels.reduce((sum, value, index) => sum + (index % 4 === 3 ? value : 0), 0) / 255 / side ** 2,
  };
}

function penPlaces(path: string): [x: number, y: number][] {
  const commands = [...path.matchAll(/([Mhvaz])([^Mhvaz]*)/g)];
  expect(commands.map(([command]) => command).join("")).toBe(path);
  const places: [number, number][] = [];
  for (const [, command, values = ""] of commands) {
    const numbers = values.split(" ").map(Number);
    const [x, y] = places.at(-1) ?? [0, 0];
    if (command === "M") places.push([numbers[0] as number, numbers[1] as number]);
    if (command === "h") places.push([x + (numbers[0] as number), y]);
    if (command === "v") places.push([x, y + (numbers[0] as number)]);
    if (command === "a") places.push([x + (numbers[5] as number), y + (numbers[6] as number)]);
  }
  return places;
}

/** The problems of each cell of the alphabet, by its name. */
function faultsOf(look: (digit: number) => unknown[]) {
  const found = digits.map((digit) => [digit.toString(16), look(digit)] as const);
  return Object.fromEntries(found.filter(([, faults]) => faults.length > 0));
}

test("each cell is round at the corners that its digit encodes, and square at the others", () => {
  const nearCorner = (at: number) => (at ? cellSize - 0.2 : 0.2);
  const faults = faultsOf((digit) => {
    const { isFilled } = measure(cellPath(digit, 0, 0));
    const wrong = corners.filter(
      ({ bit, x, y }) => isFilled(nearCorner(x), nearCorner(y)) !== ((digit & bit) === 0),
    );
    return isFilled(cellSize / 2, cellSize / 2) ? wrong : [...wrong, "empty"];
  });
  expect(faults).toEqual({});
});

test("one round corner or two opposite ones have a radius of a whole cell, others of half a cell", () => {
  const faults = faultsOf((digit) => {
    const round = corners.filter(({ bit }) => digit & bit).length;
    const radius = round === 1 || [10, 5].includes(digit) ? 1 : 0.5;
    const { area } = measure(cellPath(digit, 0, 0));
    return Math.abs(area - (1 - round * (1 - Math.PI / 4) * radius ** 2)) < 0.005 ? [] : [area];
  });
  expect(faults).toEqual({});
});

test("each cell is drawn at its position, and its path closes along the left edge", () => {
  const faults = faultsOf((digit) =>
    [
      [0, 0],
      [16, 24],
      [8.5, 17],
    ].filter(([x = 0, y = 0]) => {
      const places = penPlaces(cellPath(digit, x, y));
      const [lefts, tops] = [places.map(([left]) => left), places.map(([, top]) => top)];
      const edges = [lefts, tops].flatMap((all) => [Math.min(...all), Math.max(...all)]);
      return lefts.at(-1) !== lefts[0] || edges.join() !== [x, x + cellSize, y, y + cellSize].join();
    }),
  );
  expect(faults).toEqual({});
});

test("fifteen glyphs and the square all look different", () => {
  expect(new Set(digits.map((digit) => cellPath(digit, 0, 0))).size).toBe(16);
});

describe("a picture", () => {
  test.each(["G", "f", "FF", "F**", "*", "*F", "..", "-1", "0x1", ""])("cannot contain a cell %j", (cell) => {
    expect(() => drawCells([`F ${cell} 0`])).toThrow(
      new RangeError(`"${cell}" is not a cell of the alphabet`),
    );
  });

  test("draws each cell at its position, starred cells in lime and empty cells as dots", () => {
    expect(drawCells(["F .", "0* 8"])).toEqual({
      viewBox: "0 0 16 16",
      cells: cellPath(15, 0, 0) + cellPath(8, 8, 8),
      lime: cellPath(0, 0, 8),
      dots: "M12 4h0",
    });
  });

  test("has a gap between its cells, and nowhere else", () => {
    expect(drawCells(["F .", "0* 8"], 1)).toEqual({
      viewBox: "0 0 17 17",
      cells: cellPath(15, 0, 0) + cellPath(8, 9, 9),
      lime: cellPath(0, 0, 9),
      dots: "M13 4h0",
    });
  });
});

test("no two services share a picture", () => {
  const pictures = Object.values(services).map(({ picture }) => picture.join("/"));
  expect(new Set(pictures).size).toBe(pictures.length);
});
