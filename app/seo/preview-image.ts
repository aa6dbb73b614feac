/** The preview images that chats and social networks show for a page, drawn in paths. */
import type { LoaderFunctionArgs } from "react-router";
import { colors } from "../content/colors.ts";
import { contents, getPageTexts } from "../content/contents.server.ts";
import { studioLogo } from "../content/logo.server.ts";
import { site } from "../content/site.ts";
import { board, findDrawings } from "../domain/board.ts";
import { services } from "../domain/catalogue.ts";
import { drawCells } from "../domain/cells.ts";
import { drawLetters } from "../domain/display-font.server.ts";
import { capitalHeight, placeMark, splitWordmark } from "../domain/logo.ts";
import { track } from "../domain/track.ts";
import { buildPreviewImagePath, pagesByPath } from "../paths.ts";
import type { Page } from "../routes.ts";
import { previewImageSize } from "./head.ts";
import { drawMark, rasterize } from "./icon-drawing.server.ts";

export function loader({ url: { pathname } }: LoaderFunctionArgs) {
  const [, page] = [...pagesByPath].find(([path]) => buildPreviewImagePath(path) === pathname) ?? [];
  const { width, height } = previewImageSize;
  const ground = `<rect width="${width}" height="${height}" fill="${colors.ink}"/>`;
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`;
  const image = rasterize(`${root}${ground}${drawParts(page)}</svg>`, width);
  return new Response(new Uint8Array(image), { headers: { "Content-Type": "image/png" } });
}

/** @param page none for the landing */
function drawParts(page?: Page): string {
  const days = drawPicture([daysOfTrack], 0.2, [60, 416, 1080, 72]);
  if (!page) return drawWordmark([60, 40, 1080, 340]) + days;
  const brand = drawWordmark([60, 514, 380, 70]);
  if (page.kind === "home")
    return drawTitle(contents[page.language].home.headline, [60, 36, 1080, 350]) + days + brand;
  const title = drawTitle(getPageTexts(page)?.title ?? "", [60, 36, 1080, 134]);
  return title + drawPicture(...choosePicture(page), [480, 190, 660, 380]) + brand;
}

/** The cells of a page's picture and the gap between them: for a page without a picture, all glyphs in five columns. */
function choosePicture(page: Page): [rows: readonly string[], gap: number] {
  if (page.kind === "service") return [services[page.service].picture, 0];
  if (page.kind === "detail") return [findDrawings(page.category, page.detail).picture, 0];
  const rows = Map.groupBy(board, (_, index) => Math.floor(index / 5));
  return [[...rows.values()].map((entries) => entries.map(({ glyph }) => glyph).join(" ")), 0.5];
}

const daysOfTrack = track
  .map(({ roundCorners }, day) => `${"08CEF"[roundCorners]}${day === track.length - 1 ? "*" : ""}`)
  .join(" ");

type Area = [left: number, top: number, width: number, height: number];

/** Scales shapes until they are as wide or as high as the area, and moves them to one of its corners. */
function fitInto([x, y, width, height]: Area, corner: string, viewBox: string, shapes: string): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${corner}"`;
  return `<svg ${place} viewBox="${viewBox}">${shapes}</svg>`;
}

/** In em: from a baseline up to the highest accent, down to the lowest descender, and to the next baseline. */
const [ascent, descent, lineHeight] = [0.9, 0.24, 0.9];

function drawTitle(title: string, area: Area): string {
  const lines = title.split("\n").map((line) => drawLetters(line, -0.036));
  const shapes = lines.map(
    ({ path }, index) =>
      `<path fill="${colors.bone}" transform="translate(0 ${index * lineHeight})" d="${path}"/>`,
  );
  const width = Math.max(...lines.map((line) => line.width));
  const height = ascent + descent + (lines.length - 1) * lineHeight;
  return fitInto(area, "xMinYMin", `0 ${-ascent} ${width} ${height}`, shapes.join(""));
}

function drawWordmark(area: Area): string {
  const { width, top, gap } = placeMark(studioLogo, site.brand);
  const mark = drawMark(studioLogo.mark);
  const letters = drawLetters(splitWordmark(studioLogo, site.brand).beside, -0.045);
  const shapes =
    `<g transform="translate(0 ${top - capitalHeight}) scale(${width / mark.width})">${mark.shapes}</g>` +
    `<path fill="${colors.bone}" transform="translate(${width + gap} 0)" d="${letters.path}"/>`;
  const viewBox = `0 ${-ascent} ${width + gap + letters.width} ${ascent + descent}`;
  return fitInto(area, "xMinYMax", viewBox, shapes);
}

function drawPicture(rows: readonly string[], gap: number, area: Area): string {
  const { viewBox, cells, lime, dots } = drawCells(rows, gap);
  const shapes =
    `<path stroke="${colors.clay}" stroke-width="1.3" stroke-linecap="round" d="${dots}"/>` +
    `<path fill="${colors.bone}" d="${cells}"/><path fill="${colors.lime}" d="${lime}"/>`;
  return fitInto(area, "xMaxYMax", viewBox, shapes);
}
