/**
 * The preview images that chats and social networks show for a page: satori lays out the text, resvg renders the image.
 */
import { readFileSync } from "node:fs";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori from "satori";
import { colors } from "../content/colors.ts";
import { contents, detailText } from "../content/contents.server.ts";
import { studioLogo } from "../content/logo.ts";
import { site } from "../content/site.ts";
import { board } from "../domain/board.ts";
import { type CategoryKey, services } from "../domain/catalogue.ts";
import { cellPath, cellSize, drawCells } from "../domain/cells.ts";
import { displayFontFile, lettersWidth } from "../domain/letters-width.server.ts";
import { capitalHeight, isLogoFile, markPlace, wordmarkLetters } from "../domain/logo.ts";
import { track } from "../domain/track.ts";
import { destinationOf } from "../paths.ts";
import { markDocument } from "./icon-drawing.server.ts";
import { pageMetadata } from "./page-metadata.server.ts";
import { previewImageSize } from "./preview-image-path.ts";
import { rasterize } from "./rasterize.server.ts";

const { width, height } = previewImageSize;

/** The tracking is the letter spacing in em. */
const titleStyle = { fontSize: 117, lineHeight: 0.9, tracking: -0.036 };
const lineStyle = { fontSize: 46, lineHeight: 1.04, tracking: -0.04, color: colors.ash };
const brandTracking = -0.045;

type Area = ReturnType<typeof area>;
const area = (left: number, top: number, width: number, height: number) =>
  ({ position: "absolute", left, top, width, height }) as const;
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
export async function previewImage(pathname: string, texts = contents): Promise<Buffer> {
  const ground = { width, height, color: colors.bone, backgroundColor: colors.ink };
  const fonts = [{ name: "Display", data: readFileSync(displayFontFile) }];
  const drawing = await satori(box(ground, ...partsOf(pathname, texts)), { width, height, fonts });
  return rasterize(drawing, width);
}

function partsOf(pathname: string, texts: typeof contents): ReactNode[] {
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

function innerParts(title: string, line: string, drawing: string): ReactNode[] {
  const texts = [fittedText(title, titleStyle, titleArea), fittedText(line, lineStyle, lineArea)];
  return [...texts, image(drawing, pictureArea), wordmark(brandArea)];
}

function wordmark({ left, top, width, height }: Area): ReactNode {
  const { mark } = studioLogo;
  const place = markPlace(studioLogo, site.brand);
  const letters = wordmarkLetters(studioLogo, site.brand).beside;
  const em = Math.min(height, width / (place.width + place.gap + trackedWidth(letters, brandTracking)));
  const capitalsTop = top + height - capitalHeight * em;
  const markArea = area(left, capitalsTop + place.top * em, place.width * em, place.height * em);
  const filter = isLogoFile(mark) && mark.inTextColor ? "brightness(0) invert(0.93)" : undefined;
  // The capitals begin 0.145 em below the top of the line.
  const lettersArea = area(left + (place.width + place.gap) * em, capitalsTop - 0.145 * em, width, em);
  const style = { fontSize: em, lineHeight: 1, tracking: brandTracking };
  return box({}, image(markDocument(mark), markArea, filter), textBox(letters, style, lettersArea));
}

const trackedWidth = (letters: string, tracking: number) => lettersWidth(letters) + tracking * letters.length;

type Style = { fontSize: number; lineHeight: number; tracking: number; color?: string };

/** Text at the style's size, or at the largest size at which each word fits in a line and the lines fit in the area. */
function fittedText(text: string, style: Style, area: Area): ReactNode {
  const { fontSize, lineHeight, tracking } = style;
  const room = area.width / fontSize;
  let [lines, widest] = [0, 0];
  for (const paragraph of text.split("\n")) {
    let line = Number.POSITIVE_INFINITY;
    for (const word of paragraph.split(" ")) {
      const width = trackedWidth(word, tracking);
      line += trackedWidth(" ", tracking) + width;
      if (line > room) [line, lines] = [width, lines + 1];
      widest = Math.max(widest, width);
    }
  }
  if (widest <= room && lines * lineHeight * fontSize <= area.height) return textBox(text, style, area);
  return fittedText(text, { ...style, fontSize: 0.97 * Math.min(1, room / widest) * fontSize }, area);
}

function textBox(text: string, { tracking, ...style }: Style, area: Area): ReactNode {
  const paragraph = { margin: 0, textWrap: "balance", whiteSpace: "pre-wrap" } as const;
  const spaced = { ...style, ...area, letterSpacing: `${tracking}em` };
  return box(spaced, createElement("p", { style: paragraph }, text));
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

function image(svg: string, area: Area, filter?: string): ReactNode {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  const style = { ...area, objectFit: "contain", objectPosition: "right top", filter } as const;
  return createElement("img", { src, style });
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
