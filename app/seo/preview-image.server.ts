/** The preview images that chats and social networks show for a page, drawn in paths. */
import { colors } from "../content/colors.ts";
import { contents, pageTexts } from "../content/contents.server.ts";
import { studioLogo } from "../content/logo.ts";
import { site } from "../content/site.ts";
import { board, drawingsOf } from "../domain/board.ts";
import { services } from "../domain/catalogue.ts";
import { drawCells } from "../domain/cells.ts";
import { lettersPath, lettersWidth } from "../domain/display-font.server.ts";
import { capitalHeight, markPlace, wordmarkLetters } from "../domain/logo.ts";
import { track } from "../domain/track.ts";
import { pagesByPath } from "../paths.ts";
import type { Page } from "../routes.ts";
import { markShapes, markSize } from "./icon-drawing.server.ts";
import { previewImageSize } from "./preview-image-path.ts";
import { rasterize } from "./rasterize.server.ts";

const { width, height } = previewImageSize;

/** The size in pixels, the other lengths in em. */
const titleStyle = { size: 117, lineHeight: 0.9, tracking: -0.036, color: colors.bone };
const lineStyle = { size: 46, lineHeight: 1.04, tracking: -0.04, color: colors.ash };
const brandTracking = -0.045;

type Area = ReturnType<typeof area>;
const area = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const titleArea = area(60, 60, 1080, 130);
const lineArea = area(60, 224, 432, 250);
const pictureArea = area(564, 224, 576, 346);
const brandArea = area(60, 514, 432, 56);
const largeBrandArea = area(60, 60, 1080, 216);
const headlineArea = area(60, 60, 1080, 336);
const trackArea = area(60, 416, 1080, 72);

/**
 * Renders a page's preview image as a PNG.
 *
 * @param pathname one of `knownPaths()`
 */
export function previewImage(pathname: string): Buffer {
  const ground = `<path fill="${colors.ink}" d="M0 0h${width}v${height}H0z"/>`;
  const shapes = [ground, ...partsOf(pathname)].join("");
  return rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`,
    width,
  );
}

function partsOf(pathname: string): string[] {
  const page = pagesByPath.get(pathname);
  const days = picture([trackRow], trackArea, 0.2);
  if (!page) return [wordmark(largeBrandArea), days];
  if (page.kind === "home") {
    // Only the headline's own breaks: a space of another kind does not end a line.
    const headline = contents[page.language].home.headline.replaceAll(" ", "\u00a0");
    return [fittedText(headline, titleStyle, headlineArea), days, wordmark(brandArea)];
  }
  const { meta, title = "", line, subtitle } = pageTexts(page) ?? {};
  return [
    fittedText(title, titleStyle, titleArea),
    fittedText(line ?? subtitle ?? meta?.title ?? "", lineStyle, lineArea),
    pictureOf(page),
    wordmark(brandArea),
  ];
}

function pictureOf(page: Page): string {
  if (page.kind === "service") return picture(services[page.service].picture, pictureArea);
  if (page.kind === "detail") return picture(drawingsOf(page.category, page.detail).picture, pictureArea);
  return picture(boardRows, pictureArea, 0.5);
}

/** Every detailed service, in five columns. */
const boardRows = Array.from({ length: Math.ceil(board.length / 5) }, (_, row) =>
  board
    .slice(5 * row, 5 * row + 5)
    .map(({ glyph }) => glyph)
    .join(" "),
);

/** The days of the home page's track. */
const trackRow = track
  .map(({ roundCorners }, day) => `${"08CEF"[roundCorners]}${day === track.length - 1 ? "*" : ""}`)
  .join(" ");

function wordmark({ left, top, width, height }: Area): string {
  const { mark } = studioLogo;
  const place = markPlace(studioLogo, site.brand);
  const letters = wordmarkLetters(studioLogo, site.brand).beside;
  const lettersStart = place.width + place.gap;
  const em = Math.min(height, width / (lettersStart + lettersWidth(letters, brandTracking)));
  const [baseline, scale] = [top + height, (place.width * em) / markSize(mark).width];
  const markTop = baseline + (place.top - capitalHeight) * em;
  const style = { size: em, tracking: brandTracking, color: colors.bone };
  return `<g transform="translate(${left} ${markTop}) scale(${scale})">${markShapes(mark)}</g>${text(letters, style, left + lettersStart * em, baseline)}`;
}

type Style = Omit<typeof titleStyle, "lineHeight">;

function text(letters: string, { size, tracking, color }: Style, left: number, baseline: number): string {
  const place = `translate(${left} ${baseline}) scale(${size})`;
  return `<path fill="${color}" transform="${place}" d="${lettersPath(letters, tracking)}"/>`;
}

/** Text at the style's size, or at the largest size at which each word fits in a line and the lines fit in the area. */
function fittedText(words: string, style: typeof titleStyle, area: Area): string {
  const { size, lineHeight, tracking } = style;
  const lines: string[] = [];
  const fits = (line: string) => lettersWidth(line, tracking) * size <= area.width;
  for (const paragraph of words.split("\n")) {
    const [first = "", ...others] = paragraph.split(" ");
    lines.push(first);
    for (const word of others) {
      const longer = `${lines.at(-1)} ${word}`;
      if (fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
  }
  if (!lines.every(fits) || lines.length * lineHeight * size > area.height)
    return fittedText(words, { ...style, size: 0.97 * size }, area);
  // As in CSS: half of the line's height, and half of the difference between the font's ascent and descent.
  const baseline = (index: number) => area.top + ((index + 0.5) * lineHeight + 0.334) * size;
  return lines.map((line, index) => text(line, style, area.left, baseline(index))).join("");
}

/** A drawing in cells, as large as the area permits, at its top right. */
function picture(rows: readonly string[], { left, top, width, height }: Area, gap = 0): string {
  const { viewBox, cells, lime, dots } = drawCells(rows, gap);
  return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMaxYMin">
    <path stroke="${colors.clay}" stroke-width="1.3" stroke-linecap="round" d="${dots}"/>
    <path fill="${colors.bone}" d="${cells}"/><path fill="${colors.lime}" d="${lime}"/></svg>`;
}
