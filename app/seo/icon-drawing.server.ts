import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { colors } from "../content-model/contents.server.ts";
import { studioLogo } from "../content-model/logos.server.ts";
import { drawCells } from "../drawings/cells.ts";
import { isLogoFile, type LogoFile, type LogoSource } from "../drawings/logo.ts";

/**
 * Renders an SVG document without text elements as a PNG, so that no font of the machine can change it.
 *
 * @param width in pixels; the `viewBox` determines the height
 */
export function rasterize(svg: string, width: number): Buffer {
  const options = { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } } as const;
  return new Resvg(svg, options).render().asPng();
}

/** Shapes on a ground of ink, as an SVG document. */
export function drawDocument(width: number, height: number, shapes: string): string {
  const ground = `<rect width="${width}" height="${height}" fill="${colors.ink}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${shapes}</svg>`;
}

export type Area = [left: number, top: number, width: number, height: number];

/** Scales shapes until they are as wide or as high as the area. */
export function fitInto([x, y, width, height]: Area, align: string, viewBox: string, shapes: string): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${align}"`;
  return `<svg ${place} viewBox="${viewBox}">${shapes}</svg>`;
}

/** A picture or a mark, without dots for empty cells. */
export function drawPicture(area: Area, align: string, picture: LogoSource, gap = 0): string {
  if (isLogoFile(picture))
    return fitInto(area, align, `0 0 ${picture.width} ${picture.height}`, embedFile(picture));
  const { viewBox, cells, lime } = drawCells(picture, gap);
  const shapes = `<path fill="${colors.bone}" d="${cells}"/><path fill="${colors.lime}" d="${lime}"/>`;
  return fitInto(area, align, viewBox, shapes);
}

/**
 * The mark on a square of ink, as an SVG document.
 *
 * @param side the side of the square, in pixels
 * @param cell a fifth of the mark's longer side; whole pixels keep the edges of five rows sharp
 */
export function drawIcon(side: number, cell: number, mark = studioLogo.icon ?? studioLogo.mark): string {
  const margin = Math.round((side - 5 * cell) / 2);
  return drawDocument(side, side, drawPicture([margin, margin, 5 * cell, 5 * cell], "xMidYMid", mark));
}

function embedFile({ file, width, height }: LogoFile): string {
  const href = `data:image/svg+xml;base64,${readFileSync(join("public", file), "base64")}`;
  return `<image width="${width}" height="${height}" href="${href}"/>`;
}
