import { expect, test } from "vitest";
import { services } from "../catalogue/catalogue.ts";
import { drawCell, drawCells } from "./cells.ts";

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
