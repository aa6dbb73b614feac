import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { colors } from "../content/colors.ts";
import { studioLogo } from "../content/logo.server.ts";
import { cellSize, drawCells } from "../domain/cells.ts";
import { isLogoFile, type LogoFile, type StudioLogo } from "../domain/logo.ts";

type Mark = StudioLogo["mark"];

/**
 * Renders an SVG document without text elements as a PNG, so that no font of the machine can change it.
 *
 * @param width in pixels; the `viewBox` determines the height
 */
export function rasterize(svg: string, width: number): Buffer {
  const options = { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } } as const;
  return new Resvg(svg, options).render().asPng();
}

/** The mark's shapes, from the origin to its size. */
export function drawMark(mark: Mark) {
  if (isLogoFile(mark)) return { width: mark.width, height: mark.height, shapes: embedFile(mark) };
  const { cells, lime } = drawCells(mark);
  const shapes = `<path fill="${colors.bone}" d="${cells}"/><path fill="${colors.lime}" d="${lime}"/>`;
  return { width: cellSize * (mark[0]?.split(" ").length ?? 0), height: cellSize * mark.length, shapes };
}

/**
 * The mark on a square of ink, as an SVG document.
 *
 * @param side the side of the square, in pixels
 * @param cell a fifth of the mark's longer side; whole pixels keep the edges of five rows sharp
 */
export function drawIcon(
  side: number,
  cell: number,
  mark: Mark = studioLogo.icon ?? studioLogo.mark,
): string {
  const { width, height, shapes } = drawMark(mark);
  const scale = (5 * cell) / Math.max(width, height);
  const [x, y] = [width, height].map((length) => Math.round((side - length * scale) / 2));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<path fill="${colors.ink}" d="M0 0h${side}v${side}H0z"/>` +
    `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g></svg>`
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
