/** The site's drawings as SVG, for pictures that are made at build time. Lengths are pixels. */

import { site } from "../../app/content/site.ts";
import { type CategoryKey, categories, type DetailKey } from "../../app/domain/catalogue.ts";
import { cellPath, cellSize, drawCells, mark } from "../../app/domain/cells.ts";
import { categoryKeys, detailKeys } from "../../app/paths.ts";
import { colors } from "../../app/seo/colors.ts";
import { inkWidth, type TypeStyle, type Typeset, textLine } from "./set-text.ts";

interface Place {
  x: number;
  y: number;
}

/** Path data in units of the cell alphabet, put somewhere. */
function shape(d: string, { x, y }: Place, scale: number, color: string): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="${color}" d="${d}"/>`;
}

/** A service's picture: bone, lime, and a clay dot in each empty cell. */
export function servicePicture(rows: readonly string[], place: Place, cell: number): string {
  const at = `transform="translate(${place.x} ${place.y}) scale(${cell / cellSize})"`;
  const dots = `<path ${at} stroke="${colors.clay}" stroke-width="1.3" stroke-linecap="round" d="${drawCells(rows).dots}"/>`;
  return dots + filledCells(rows, place, cell);
}

/** The studio's mark, a Q with a lime tail. */
export function markDrawing(place: Place, cell: number): string {
  return filledCells(mark, place, cell);
}

function filledCells(rows: readonly string[], place: Place, cell: number): string {
  const { cells, lime } = drawCells(rows);
  const scale = cell / cellSize;
  return shape(cells, place, scale, colors.bone) + shape(lime, place, scale, colors.lime);
}

/** Space between the glyphs of the board, in units of the cell alphabet. */
const boardGap = 0.5;

/**
 * All fifteen detailed services: the category's in bone, the detail in lime, the others in clay.
 *
 * @param boardWidth of its five columns
 */
export function board(place: Place, boardWidth: number, category: CategoryKey, detail?: DetailKey): string {
  const scale = boardWidth / (5 * cellSize + 4 * boardGap);
  const step = cellSize + boardGap;
  const entries = categoryKeys.flatMap((key) =>
    detailKeys(key).map((entry) => ({ category: key, detail: entry as DetailKey })),
  );
  return entries
    .map((entry, index) => {
      const glyph = (categories[entry.category] as Record<string, string>)[entry.detail] as string;
      const d = cellPath(Number.parseInt(glyph, 16), (index % 5) * step, Math.floor(index / 5) * step);
      const own = entry.category === category;
      return shape(
        d,
        place,
        scale,
        own && entry.detail === detail ? colors.lime : own ? colors.bone : colors.clay,
      );
    })
    .join("");
}

/** Corners of days six to ten; see `domain/cells.ts`. */
const turningDays = [0xf, 0xe, 0xc, 8, 0];

/**
 * One of the fifteen days of the hero: five grow, five turn from disc to square, five fill with lime.
 *
 * @param day 0 to 14
 * @param cell side of its cell; the drawing leaves a hairline on each edge
 */
export function dayCell(day: number, { x, y }: Place, cell: number): string {
  const side = cell - 2;
  const inner = { x: x + 1, y: y + 1 };
  if (day < 5) {
    const radius = (side * (day + 1)) / 12;
    return `<circle cx="${x + cell / 2}" cy="${y + cell / 2}" r="${radius}" fill="${colors.bone}"/>`;
  }
  if (day < 10)
    return shape(cellPath(turningDays[day - 5] as number, 0, 0), inner, side / cellSize, colors.bone);
  const level = (side * (day - 9)) / 5;
  const square = (top: number, height: number, color: string) =>
    `<rect x="${inner.x}" y="${inner.y + top}" width="${side}" height="${height}" fill="${color}"/>`;
  return square(0, side, colors.bone) + square(side - level, level, colors.lime);
}

const wordmarkStyle: TypeStyle = { font: "display", tracking: -0.045 };
/** The mark in the wordmark, in em: its cell (four are a capital's height) and the space after it. */
const markCell = 0.1715;
const markSpace = 0.06;

/**
 * The brand's name, its first letter drawn as the mark.
 *
 * @param baseline of the letters; the mark's tail hangs one cell below
 * @param size pixels in an em
 * @param room the name never grows wider
 */
export function wordmark(
  { x, baseline }: { x: number; baseline: number },
  size: number,
  room: number,
  typeset: Typeset,
) {
  const letters = typeset(site.brand.slice(1), wordmarkStyle);
  const markWidth = mark[0].split(" ").length * markCell + markSpace;
  const fitted = Math.min(size, room / (markWidth + inkWidth(letters)));
  const cell = markCell * fitted;
  return (
    markDrawing({ x, y: baseline - 4 * cell }, cell) +
    textLine(letters, x + (markWidth + letters.left) * fitted, baseline, fitted, colors.bone)
  );
}
