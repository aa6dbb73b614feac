/** The preview images that chats and social networks show for a page, drawn in paths. */
import type { LoaderFunctionArgs } from "react-router";
import { details, services } from "../catalogue/catalogue.ts";
import { colors, getContent, getPageTexts, site } from "../content-model/contents.server.ts";
import { studioLogo } from "../content-model/logos.server.ts";
import { drawLetters, trackings } from "../drawings/display-font.server.ts";
import { capitalHeight, placeMark, splitWordmark } from "../drawings/logo.ts";
import { growCells } from "../drawings/track.ts";
import { buildPreviewImagePath, type Page, pagesByPath } from "../paths.ts";
import { previewImageSize } from "./head.server.ts";
import { type Area, drawDocument, drawPicture, fitInto, rasterize } from "./icon-drawing.server.ts";

export function loader({ url: { pathname } }: LoaderFunctionArgs) {
  const [, page] = [...pagesByPath].find(([path]) => buildPreviewImagePath(path) === pathname) ?? [];
  const { width, height } = previewImageSize;
  const image = rasterize(drawDocument(width, height, drawParts(page)), width);
  return new Response(new Uint8Array(image), { headers: { "Content-Type": "image/png" } });
}

/** @param page none for the landing */
function drawParts(page?: Page): string {
  const days = drawPicture([60, 416, 1080, 72], "xMaxYMax", [daysOfTrack], 0.2);
  if (!page) return drawWordmark([60, 40, 1080, 340]) + days;
  const brand = drawWordmark([60, 514, 380, 70]);
  const { headline } = getContent(page.language).home;
  const title = page.kind === "home" ? headline : (getPageTexts(page)?.title ?? "");
  const picture =
    page.kind === "detail"
      ? details[page.detail].picture
      : page.kind === "service" && services[page.service].picture;
  return picture
    ? brand + drawTitle(title, [60, 36, 1080, 134]) + drawPicture([480, 190, 660, 380], "xMaxYMax", picture)
    : brand + drawTitle(title, [60, 36, 1080, 350]) + days;
}

const daysOfTrack = growCells(site.mvpDays)
  .map(({ roundCorners }, index, { length }) => `${"08CEF"[roundCorners]}${index === length - 1 ? "*" : ""}`)
  .join(" ");

/** In em: from a baseline up to the highest accent, down to the lowest descender, and to the next baseline. */
const [ascent, descent, lineHeight] = [0.9, 0.24, 0.9];

function drawTitle(title: string, area: Area): string {
  const lines = title.split("\n").map((line) => drawLetters(line, trackings.title));
  const shapes = lines.map(({ path }, index) => drawPath(path, 0, index * lineHeight));
  const width = Math.max(...lines.map((line) => line.width));
  const height = ascent + descent + (lines.length - 1) * lineHeight;
  return fitInto(area, "xMinYMin", `0 ${-ascent} ${width} ${height}`, shapes.join(""));
}

function drawWordmark(area: Area): string {
  const { width, height, top, gap } = placeMark(studioLogo, site.brand);
  const letters = drawLetters(splitWordmark(studioLogo, site.brand).beside, trackings.line);
  const mark = drawPicture([0, top - capitalHeight, width, height], "xMinYMin", studioLogo.mark);
  const viewBox = `0 ${-ascent} ${width + gap + letters.width} ${ascent + descent}`;
  return fitInto(area, "xMinYMax", viewBox, mark + drawPath(letters.path, width + gap, 0));
}

function drawPath(path: string, x: number, y: number): string {
  return `<path fill="${colors.bone}" transform="translate(${x} ${y})" d="${path}"/>`;
}
