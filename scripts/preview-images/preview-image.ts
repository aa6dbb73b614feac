/**
 * The picture that a chat or a social network shows for a page (shared design, "Preview images"): one layout for each
 * kind of page, drawn as SVG without text elements. `scripts/preview-images/build.ts` makes a PNG of it.
 *
 * Lengths are pixels of the 1200 x 630 image.
 */

import type { Content } from "../../app/content/types.ts";
import { services } from "../../app/domain/catalogue.ts";
import { destinationOf, type Language } from "../../app/paths.ts";
import { colors } from "../../app/seo/colors.ts";
import { previewImageSize } from "../../app/seo/preview-image-path.ts";
import { board, dayCell, servicePicture, wordmark } from "./drawings.ts";
import {
  balancedLines,
  evenLines,
  fittingSize,
  type TypeStyle,
  type Typeset,
  textLine,
  widest,
} from "./set-text.ts";

const { width, height } = previewImageSize;
const margin = 60;
const contentWidth = width - 2 * margin;
const column = contentWidth / 15;
const lowerEdge = height - margin;
/** A capital's height in the display font, in em. */
const capital = 0.686;

const titleStyle: TypeStyle = { font: "display", tracking: -0.036 };
const titleLeading = 0.9;
/** The size at which the English hero line fills the fifteen columns. */
const largeTitle = 1.63 * column;
const middleTitle = 84;
/** More letters than this take the middle size. */
const largeTitleLetters = 15;
/** A title that would have to be smaller than this on one line takes two, of this size at most. */
const twoLineTitle = 68;

/** Five cells in eight columns. Whole pixels: between bone and lime, half a pixel would show the ground as a seam. */
const pictureCell = Math.floor((8 * column) / 5);
/** Where the picture stands; no text enters it. */
export const picture = {
  x: width - margin - 5 * pictureCell,
  y: lowerEdge - 3 * pictureCell,
  width: 5 * pictureCell,
};
const secondStyle: TypeStyle = { font: "display", tracking: -0.04 };
const secondLine = { size: 46, leading: 1.04, width: 6 * column, height: 3.6 * column };
const wordmarkSize = 56;

/**
 * Draws a page's preview image.
 *
 * @param pathname one of `knownPaths()`
 * @param contents every language, since the landing names them all
 * @throws RangeError for an address that has no image of its own
 */
export function previewImage(
  pathname: string,
  contents: Record<Language, Content>,
  typeset: Typeset,
): string {
  const shown = destinationOf(pathname);
  switch (shown.kind) {
    case "landing":
      return landingImage(contents, typeset);
    case "home":
      return homeImage(contents[shown.language].home.headline, typeset);
    case "service": {
      const { title, subtitle } = contents[shown.language].services[shown.service];
      return titledImage(
        title,
        subtitle,
        servicePicture(services[shown.service].picture, picture, pictureCell),
        typeset,
      );
    }
    case "category": {
      const { title, line } = contents[shown.language].categories[shown.category];
      return titledImage(title, line, board(picture, picture.width, shown.category), typeset);
    }
    case "detail": {
      const details = contents[shown.language].details[shown.category];
      const { title, description } = details[shown.detail as keyof typeof details];
      return titledImage(
        title,
        description,
        board(picture, picture.width, shown.category, shown.detail),
        typeset,
      );
    }
    default:
      throw new RangeError(`${pathname} has no preview image of its own`);
  }
}

function svg(...drawings: string[]): string {
  const ground = `<rect width="${width}" height="${height}" fill="${colors.ink}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${drawings.join("")}</svg>`;
}

/** Title above, second line beside the picture, wordmark below. */
export function titledImage(title: string, second: string, drawing: string, typeset: Typeset): string {
  return svg(titleBlock(title, typeset), secondBlock(second, typeset), drawing, signature(typeset));
}

function titleBlock(title: string, typeset: Typeset): string {
  const preferred = title.length > largeTitleLetters ? middleTitle : largeTitle;
  const oneLine = fittingSize([title], preferred, contentWidth, titleStyle, typeset);
  if (oneLine >= twoLineTitle || !title.includes(" ")) return headline([title], oneLine, typeset);
  const halves = evenLines(title.split(" "), 2, titleStyle, typeset);
  return headline(halves, fittingSize(halves, twoLineTitle, contentWidth, titleStyle, typeset), typeset);
}

/** Lines from the upper margin down: the first one's capitals touch it. */
function headline(lines: readonly string[], size: number, typeset: Typeset): string {
  const baseline = (index: number) => margin + (capital + index * titleLeading) * size;
  return lines
    .map((line, index) => textLine(typeset(line, titleStyle), margin, baseline(index), size, colors.bone))
    .join("");
}

/** Its capitals stand level with the picture's upper edge. A text that is too long for its place shrinks. */
function secondBlock(text: string, typeset: Typeset): string {
  let { size } = secondLine;
  const lines = () => balancedLines(text, secondLine.width / size, secondStyle, typeset);
  const isTooLarge = () =>
    lines().length * secondLine.leading * size > secondLine.height ||
    widest(lines(), secondStyle, typeset) * size > secondLine.width;
  while (isTooLarge()) size *= 0.97;
  const baseline = (index: number) => picture.y + (capital + index * secondLine.leading) * size;
  return lines()
    .map((line, index) => textLine(typeset(line, secondStyle), margin, baseline(index), size, colors.ash))
    .join("");
}

function signature(typeset: Typeset): string {
  return wordmark({ x: margin, baseline: lowerEdge }, wordmarkSize, secondLine.width, typeset);
}

/** Headline, and the fifteen days under it. */
function homeImage(lines: readonly string[], typeset: Typeset): string {
  const size = fittingSize(lines, largeTitle, contentWidth, titleStyle, typeset);
  const y = lowerEdge - 2.14 * column;
  const track = Array.from({ length: 15 }, (_, day) => dayCell(day, { x: margin + day * column, y }, column));
  return svg(headline(lines, size, typeset), ...track, signature(typeset));
}

/** The landing's board: ten days, the brand, and the choice of language. */
function landingImage(contents: Record<Language, Content>, typeset: Typeset): string {
  const cell = 186;
  const x = (width - 5 * cell) / 2;
  const y = (height - 3 * cell) / 2;
  const place = (index: number) => ({ x: x + (index % 5) * cell, y: y + Math.floor(index / 5) * cell });
  const days = Array.from({ length: 10 }, (_, day) => dayCell(day, place(day), cell));
  const names = [contents.es, contents.en].map(({ interface: text }, index) => {
    const { x, y } = place(13 + index);
    const side = cell - 2;
    const name = typeset(text.languageName.toLocaleUpperCase(), { font: "text", weight: 600 });
    return (
      `<rect x="${x + 1}" y="${y + 1}" width="${side}" height="${side}" fill="${index === 0 ? colors.lime : colors.bone}"/>` +
      textLine(name, x + 0.085 * cell, y + 0.9 * cell, 0.15 * cell, colors.ink)
    );
  });
  const brand = wordmark({ x, baseline: y + 2.9 * cell }, 0.58 * cell, 2.8 * cell, typeset);
  return svg(...days, brand, ...names);
}
