/**
 * The preview images that chats and social networks show for a page: satori lays out the text, resvg renders the image.
 */
import { readFileSync } from "node:fs";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori, { type SatoriOptions } from "satori";
import { colors } from "../content/colors.ts";
import { contents, detailText } from "../content/contents.server.ts";
import { studioLogo } from "../content/logo.ts";
import { site } from "../content/site.ts";
import { board } from "../domain/board.ts";
import { type CategoryKey, services } from "../domain/catalogue.ts";
import { cellPath, cellSize, drawCells } from "../domain/cells.ts";
import { languages } from "../domain/languages.ts";
import { capitalHeight, isLogoFile, markPlace, wordmarkLetters } from "../domain/logo.ts";
import { gridColumns } from "../domain/page-plan.ts";
import { track } from "../domain/track.ts";
import { destinationOf } from "../paths.ts";
import { markDocument } from "./icon-drawing.server.ts";
import { pageMetadata } from "./page-metadata.server.ts";
import { previewImageSize } from "./preview-image-path.ts";
import { rasterize } from "./rasterize.server.ts";

const { width, height } = previewImageSize;
const margin = 60;
const column = (width - 2 * margin) / gridColumns;

type Style = CSSProperties & { fontSize: number; lineHeight: number };
/** The size of a short title; a longer one is fitted into its area. */
const titleStyle = { fontSize: 1.63 * column, lineHeight: 0.9, letterSpacing: "-0.036em" };
const lineStyle = { fontSize: 46, lineHeight: 1.04, letterSpacing: "-0.04em", color: colors.ash };
const brandStyle = { fontSize: 56, lineHeight: 1, letterSpacing: "-0.045em" };

type Area = ReturnType<typeof area>;
const area = (left: number, top: number, width: number, height: number) =>
  ({ position: "absolute", left, top, width, height }) as const;
const titleArea = area(margin, margin, gridColumns * column, 130);
const pictureArea = area(margin + 7 * column, height - margin - 4.8 * column, 8 * column, 4.8 * column);
const lineArea = area(margin, pictureArea.top, 6 * column, 250);
const brandArea = area(margin, height - margin - brandStyle.fontSize, 6 * column, brandStyle.fontSize);
const trackArea = area(margin, height - margin - 2.14 * column, gridColumns * column, column);
const headlineArea = area(margin, margin, gridColumns * column, trackArea.top - margin - 20);

/**
 * Renders a page's preview image as a PNG.
 *
 * @param pathname one of `knownPaths()`
 */
export async function previewImage(pathname: string, texts = contents): Promise<Buffer> {
  const parts = await Promise.all(partsOf(pathname, texts));
  const ground = { width, height, color: colors.bone, backgroundColor: colors.ink };
  return rasterize(await layOut(box(ground, ...parts)), width);
}

function partsOf(pathname: string, texts: typeof contents): (ReactNode | Promise<ReactNode>)[] {
  const shown = destinationOf(pathname);
  if (shown.kind === "landing") return landingParts(texts);
  if (shown.kind === "home") {
    const headline = fittedText(texts[shown.language].home.headline, titleStyle, headlineArea);
    return [headline, image(trackDrawing(gridColumns, gridColumns, column), trackArea), wordmark(brandArea)];
  }
  if (shown.kind === "service") {
    const { title, subtitle } = texts[shown.language].services[shown.service];
    return innerParts(title, subtitle, cellsDrawing(services[shown.service].picture));
  }
  if (shown.kind === "category") {
    const { title, line } = texts[shown.language].categories[shown.category];
    return innerParts(title, line, boardDrawing(shown.category));
  }
  if (shown.kind === "detail") {
    const { title, subtitle } = detailText(texts[shown.language], shown.category, shown.detail);
    return innerParts(title, subtitle, boardDrawing(shown.category, shown.detail));
  }
  if (shown.kind === "quote") {
    const { title, sample } = texts[shown.language].quote;
    return innerParts(title, sample.line, cellsDrawing(quotePicture));
  }
  const { meta, breadcrumbs } = pageMetadata(pathname);
  return innerParts(breadcrumbs?.at(-1)?.name ?? meta.title, meta.title, boardDrawing());
}

/** The fifteen days of a sheet: a task, two needs, free days, and the launch. */
const quotePicture = ["9 0 0 0 0", "6 F 9 6 .", ". . 0 0 0*"];

function innerParts(title: string, line: string, drawing: string) {
  const style = title.length > 15 ? { ...titleStyle, fontSize: 84 } : titleStyle;
  const texts = [fittedText(title, style, titleArea), fittedText(line, lineStyle, lineArea)];
  return [...texts, image(drawing, pictureArea), wordmark(brandArea)];
}

/** The landing's board of five by three cells: days of the track, the wordmark, and the languages. */
function landingParts(texts: typeof contents) {
  const cell = 186;
  const [left, top] = [(width - 5 * cell) / 2, (height - 3 * cell) / 2];
  const longest = Math.max(...languages.map((language) => texts[language].common.languageName.length));
  const names = languages.map((language, index) => {
    const backgroundColor = index === 0 ? colors.lime : colors.bone;
    const square = { width: cell - 2, height: cell - 2, margin: 1, backgroundColor };
    const name = { fontSize: Math.min(26, 182 / longest), color: colors.ink, margin: "auto 0 8px 15px" };
    return box(square, box(name, texts[language].common.languageName.toLocaleUpperCase(language)));
  });
  const count = gridColumns - 3 - languages.length;
  const rows = Math.ceil(count / 5);
  const days = image(trackDrawing(count, 5, cell), area(left, top, 5 * cell, rows * cell));
  const brand = wordmark(area(left, top + 2.32 * cell, (4.8 - languages.length) * cell, 0.58 * cell));
  return [days, brand, box({ position: "absolute", right: left, bottom: top }, ...names)];
}

/** The distance from the top of a line to its capitals, in em. */
const aboveCapitals = (lineHeight: number) => lineHeight / 2 - 0.355;

async function wordmark({ left, top, width, height }: Area): Promise<ReactNode> {
  const place = markPlace(studioLogo, site.brand);
  const letters = wordmarkLetters(studioLogo, site.brand).beside.replaceAll(" ", "\u00a0");
  const em = Math.min(height, width / (place.width + place.gap + (await lettersWidth(letters))));
  const capitalsTop = top + height - capitalHeight * em;
  const lettersLeft = left + (place.width + place.gap) * em;
  const lettersArea = area(lettersLeft, capitalsTop - aboveCapitals(1) * em, width, em);
  const { mark } = studioLogo;
  const markArea = area(left, capitalsTop + place.top * em, place.width * em, place.height * em);
  const filter = isLogoFile(mark) && mark.inTextColor ? "brightness(0) invert(0.93)" : undefined;
  const drawing = image(markDocument(mark), markArea, filter);
  return box({}, drawing, box({ ...brandStyle, ...lettersArea, fontSize: em }, letters));
}

/** The width of a line in the wordmark's letters, in em. */
export async function lettersWidth(letters: string): Promise<number> {
  const fontSize = 100;
  const { widest } = await measure(letters.replaceAll(" ", "\u00a0"), { ...brandStyle, fontSize }, width);
  return widest / fontSize;
}

/**
 * Text at the style's size, or the largest size that fits. Capitals align with the top of the area, stems with its left
 * edge.
 */
async function fittedText(text: string, style: Style, area: Area): Promise<ReactNode> {
  const { fontSize, lineHeight } = style;
  const bearing = 0.06 * fontSize;
  const width = area.width + 2 * bearing;
  const { widest, lines } = await measure(text, style, width);
  const smaller = Math.min(0.97, width / widest) * fontSize;
  if (widest > width || lines > area.height) return fittedText(text, { ...style, fontSize: smaller }, area);
  const top = area.top - aboveCapitals(lineHeight) * fontSize;
  return box({ ...style, ...area, top, left: area.left - bearing, width }, paragraph(text));
}

async function measure(text: string, style: Style, width: number) {
  const size = { widest: 0, lines: 0 };
  const whole = { whiteSpace: "nowrap" } as const;
  const words = text.split(/[ \n]/).map((word) => createElement("span", { style: whole }, word));
  const column = { ...style, width, flexDirection: "column", alignItems: "flex-start" } as const;
  await layOut(box(column, paragraph(text), ...words), (node) => {
    if (node.type === "p") size.lines = node.height;
    if (node.type === "span") size.widest = Math.max(size.widest, node.width);
  });
  return size;
}

const paragraph = (text: string) =>
  createElement("p", { style: { margin: 0, textWrap: "balance", whiteSpace: "pre-wrap" } }, text);

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

function image(svg: string, area: Area, filter?: string): ReactNode {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  const style = { ...area, objectFit: "contain", objectPosition: "right top", filter } as const;
  return createElement("img", { src, style });
}

let font: Buffer | undefined;
function layOut(node: ReactNode, onNodeDetected?: SatoriOptions["onNodeDetected"]): Promise<string> {
  font ??= readFileSync("app/styles/generated/display.woff2");
  const fonts = [{ name: "Display", data: font }];
  const loadAdditionalAsset = async (_: string, characters: string) => {
    throw new RangeError(`The display font has no "${characters}"`);
  };
  return satori(node, { width, height, fonts, onNodeDetected, loadAdditionalAsset });
}

const svg = (viewBox: string, ...shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes.join("")}</svg>`;
const shape = (d: string, color: string) => `<path fill="${color}" d="${d}"/>`;

function cellsDrawing(rows: readonly string[]): string {
  const { viewBox, cells, lime, dots } = drawCells(rows);
  const empty = `<path stroke="${colors.clay}" stroke-width="1.3" stroke-linecap="round" d="${dots}"/>`;
  return svg(viewBox, empty, shape(cells, colors.bone), shape(lime, colors.lime));
}

/** Every detailed service: those of the category in bone, the page's own in lime, the others in clay. */
function boardDrawing(category?: CategoryKey, detail?: string): string {
  const step = cellSize + 0.5;
  const shapes = board.map(({ glyph, ...entry }, index) => {
    const color = entry.detail === detail ? colors.lime : colors.bone;
    const path = cellPath(Number.parseInt(glyph, 16), (index % 5) * step, Math.floor(index / 5) * step);
    return shape(path, entry.category === category ? color : colors.clay);
  });
  return svg(`0 0 ${5 * step - 0.5} ${Math.ceil(board.length / 5) * step - 0.5}`, ...shapes);
}

/** The first cells of the home page's track, in rows. */
function trackDrawing(count: number, perRow: number, cell: number): string {
  const byRoundCorners = [0x0, 0x8, 0xc, 0xe, 0xf];
  const cells = track.slice(0, count).map(({ growth, day, length, roundCorners }, index) => {
    const level = (cellSize * (day + 1)) / length;
    const lime = growth === "level" ? shape(`M0 8h8v${-level}H0z`, colors.lime) : "";
    const drawing = shape(cellPath(byRoundCorners[roundCorners] ?? 0, 0, 0), colors.bone) + lime;
    const [x, y] = [(index % perRow) + 0.5, Math.floor(index / perRow) + 0.5];
    const size = growth === "size" ? (day + 1) / (length + 1) : 1;
    const scale = ((cell - 2) / cellSize) * size;
    return `<g transform="translate(${x * cell} ${y * cell}) scale(${scale}) translate(-4 -4)">${drawing}</g>`;
  });
  return svg(`0 0 ${perRow * cell} ${Math.ceil(count / perRow) * cell}`, ...cells);
}
