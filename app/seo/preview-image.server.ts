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
const largeBrandArea = area(margin, margin, gridColumns * column, 3 * column);

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
  if (shown.kind === "landing") return [wordmark(largeBrandArea), image(trackDrawing(), trackArea)];
  if (shown.kind === "home") {
    const headline = fittedText(texts[shown.language].home.headline, titleStyle, headlineArea);
    return [headline, image(trackDrawing(), trackArea), wordmark(brandArea)];
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
  const { meta, breadcrumbs } = pageMetadata(pathname);
  const drawing = shown.kind === "quote" ? cellsDrawing(quotePicture) : boardDrawing();
  return innerParts(breadcrumbs?.at(-1)?.name ?? meta.title, meta.title, drawing);
}

/** A task, two needs, free days, and the launch. */
const quotePicture = ["9 0 0 0 0", "6 F 9 6 .", ". . 0 0 0*"];

function innerParts(title: string, line: string, drawing: string) {
  const texts = [fittedText(title, titleStyle, titleArea), fittedText(line, lineStyle, lineArea)];
  return [...texts, image(drawing, pictureArea), wordmark(brandArea)];
}

async function wordmark({ left, top, width, height }: Area): Promise<ReactNode> {
  const place = markPlace(studioLogo, site.brand);
  const letters = wordmarkLetters(studioLogo, site.brand).beside.replaceAll(" ", "\u00a0");
  const em = Math.min(height, width / (place.width + place.gap + (await lettersWidth(letters))));
  const capitalsTop = top + height - capitalHeight * em;
  const lettersLeft = left + (place.width + place.gap) * em;
  // The capitals begin 0.145 em below the top of the line.
  const lettersArea = area(lettersLeft, capitalsTop - 0.145 * em, width, em);
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

/** Text at the style's size, or the largest size that fits. */
async function fittedText(text: string, style: Style, area: Area): Promise<ReactNode> {
  const { widest, lines } = await measure(text, style, area.width);
  if (widest <= area.width && lines <= area.height) return box({ ...style, ...area }, paragraph(text));
  const fontSize = Math.min(0.97, area.width / widest) * style.fontSize;
  return fittedText(text, { ...style, fontSize }, area);
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

/** The days of the home page's track, in a row. */
function trackDrawing(): string {
  const byRoundCorners = [0x0, 0x8, 0xc, 0xe, 0xf];
  const cells = track.map(({ growth, filled, roundCorners }, index) => {
    const lime = growth === "level" ? shape(`M0 8h8v${-cellSize * filled}H0z`, colors.lime) : "";
    const drawing = shape(cellPath(byRoundCorners[roundCorners] ?? 0, 0, 0), colors.bone) + lime;
    const scale = growth === "size" ? filled : 1;
    return `<g transform="translate(${(index + 0.5) * 8.2} 4) scale(${scale}) translate(-4 -4)">${drawing}</g>`;
  });
  return svg(`0 0 ${track.length * 8.2} 8`, ...cells);
}
