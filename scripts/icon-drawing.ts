import { cellSize, drawCells, mark } from "../app/domain/cells.ts";
import { colors } from "../app/seo/colors.ts";

/**
 * The mark on a square of ink, as an SVG document.
 *
 * @param side of the square, in pixels
 * @param cell side of one of the mark's three by five cells; whole pixels keep its edges sharp
 */
export function iconDrawing(side: number, cell: number): string {
  const { cells, lime } = drawCells(mark);
  const x = Math.round((side - 3 * cell) / 2);
  const y = Math.round((side - 5 * cell) / 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<path fill="${colors.ink}" d="M0 0h${side}v${side}H0z"/>` +
    `<g transform="translate(${x} ${y}) scale(${cell / cellSize})">` +
    `<path fill="${colors.bone}" d="${cells}"/><path fill="${colors.lime}" d="${lime}"/></g></svg>`
  );
}
