import { readFileSync } from "node:fs";
import { join } from "node:path";
import { colors } from "../content/colors.ts";
import { studioLogo } from "../content/logo.ts";
import { cellSize, drawCells } from "../domain/cells.ts";
import { isLogoFile, type LogoFile, type StudioLogo } from "../domain/logo.ts";

type Mark = StudioLogo["mark"];

/** The mark's shapes, from the origin to its size. */
export function markShapes(mark: Mark): string {
  if (isLogoFile(mark)) return embedFile(mark);
  const { cells, lime } = drawCells(mark);
  return `<path fill="${colors.bone}" d="${cells}"/><path fill="${colors.lime}" d="${lime}"/>`;
}

export function markSize(mark: Mark) {
  return isLogoFile(mark)
    ? mark
    : { width: cellSize * (mark[0]?.split(" ").length ?? 0), height: cellSize * mark.length };
}

/**
 * The mark on a square of ink, as an SVG document.
 *
 * @param side the side of the square, in pixels
 * @param cell a fifth of the mark's longer side; whole pixels keep the edges of five rows sharp
 */
export function iconDrawing(
  side: number,
  cell: number,
  mark: Mark = studioLogo.icon ?? studioLogo.mark,
): string {
  const { width, height } = markSize(mark);
  const scale = (5 * cell) / Math.max(width, height);
  const place = [side - width * scale, side - height * scale]
    .map((space) => (isLogoFile(mark) ? space / 2 : Math.round(space / 2)))
    .join(" ");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<path fill="${colors.ink}" d="M0 0h${side}v${side}H0z"/>` +
    `<g transform="translate(${place}) scale(${scale})">${markShapes(mark)}</g></svg>`
  );
}

function embedFile({ file, width, height, inTextColor }: LogoFile): string {
  const href = `data:image/svg+xml;base64,${readFileSync(join("public", file), "base64")}`;
  const image = `<image width="${width}" height="${height}" href="${href}"`;
  if (!inTextColor) return `${image}/>`;
  const flood = `<feFlood flood-color="${colors.bone}"/><feComposite operator="in" in2="SourceAlpha"/>`;
  const filter = `<filter id="bone" color-interpolation-filters="sRGB">${flood}</filter>`;
  return `${filter}${image} filter="url(#bone)"/>`;
}
