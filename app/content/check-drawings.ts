/** Validates the drawings and the logos. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { categories, services } from "../domain/catalogue.ts";
import { type CellRules, cellProblems } from "../domain/cells.ts";
import { type Client, isLogoFile, type LogoFile, type LogoSource, type StudioLogo } from "../domain/logo.ts";
import { colors } from "./colors.ts";
import { drawnParts, type Pixel } from "./drawn-parts.ts";
import { svgSize } from "./svg-size.ts";

const pictureRules: CellRules = { rows: [3, 3], columns: [5, 5], limeElements: 1 };
const markRules: CellRules = { rows: [4, 5], columns: [1, 5], limeElements: 1 };
const clientRules: CellRules = { rows: [1, 4], columns: [1, 4], limeElements: 0 };
const glyphRules: CellRules = { rows: [1, 1], columns: [1, 1], limeElements: 0 };

export interface Drawings {
  logo: StudioLogo;
  clients: readonly Client[];
  /** The folder that contains the logo files. */
  folder: string;
}

/** Lists the problems of a drawing, one line each: file, key, value found and limit. */
export function drawingProblems({ logo, clients, folder }: Drawings): string[] {
  const letter = "replacesFirstLetter" in logo ? logo.replacesFirstLetter : undefined;
  return [
    ...(letter === undefined || /^\p{L}$/u.test(letter)
      ? []
      : [`app/content/logo.json: replacesFirstLetter must be one letter, but is “${letter}”`]),
    ...problemsOf(
      `app/content/logo.json: ${isLogoFile(logo.mark) ? "file" : "cells"}`,
      logo.mark,
      markRules,
      folder,
    ),
    ...(logo.icon ? fileProblems(logo.icon, folder, lostInIcons, true) : []).map(
      (problem) => `app/content/logo.json: icon ${problem}`,
    ),
    ...clients.flatMap(({ logo }, index) => {
      const isFile = isLogoFile(logo);
      // The schema reports a client without a logo.
      if (!isFile && logo.length === 0) return [];
      const place = `app/content/clients.json: clients[${index}].${isFile ? "file" : "cells"}`;
      return problemsOf(place, logo, clientRules, folder);
    }),
    ...Object.entries(services).flatMap(([key, { picture }]) =>
      problemsOf(`app/domain/catalogue.ts: services.${key}.picture`, picture, pictureRules, folder),
    ),
    ...Object.entries(categories).flatMap(([category, glyphs]) =>
      Object.entries(glyphs).flatMap(([key, glyph]) =>
        problemsOf(`app/domain/catalogue.ts: categories.${category}.${key}`, [glyph], glyphRules, folder),
      ),
    ),
  ];
}

function problemsOf(place: string, drawing: LogoSource, rules: CellRules, folder: string): string[] {
  const problems = isLogoFile(drawing)
    ? fileProblems(drawing, folder, rules === markRules ? lostInIcons : otherFile)
    : cellProblems(drawing, rules);
  return problems.map((problem) => `${place} ${problem}`);
}

const cure = "export the drawing as plain SVG paths";

/**
 * Icons and preview images of the studio's logo contain the file, and resvg draws no picture and no HTML inside of it.
 * The logos of clients are only in pages, where browsers show these, but no picture from another file.
 */
const lostInIcons = /<(image|foreignObject)\b/;
const otherFile = /<(image|use)\s(?:[^>]*\s)?(?:xlink:)?href\s*=\s*["'](?!data:|#)/;

function fileProblems(
  { file, width, height, inTextColor }: LogoFile,
  folder: string,
  notShown: RegExp,
  isIcon = false,
): string[] {
  // The schema reports it.
  if (!/^\/[^/]+\.svg$/.test(file)) return [];
  const path = join(folder, file);
  if (!existsSync(path)) return [`names ${file}, but there is no file ${path}`];
  const svg = readFileSync(path, "utf8");
  const [start] = /<svg\b[^>]*>/.exec(svg) ?? [];
  if (start === undefined) return [`names ${file}, which is not an SVG file`];
  if (!/\sxmlns\s*=/.test(start))
    return [`names ${file}, whose <svg> has no xmlns: add xmlns="http://www.w3.org/2000/svg" to it`];
  const fault = svgFault(svg);
  if (fault) return [`names ${file}, which is not valid SVG: ${fault}`];
  const size = svgSize(path);
  if (!size)
    return [
      `names ${file}, which has no viewBox: add it to its <svg>, with the width and the height of the drawing, as in viewBox="0 0 240 60"`,
    ];
  const parts = drawnParts(svg);
  const pixels = parts.flat();
  const [, hidden] = notShown.exec(svg) ?? [];
  const hasText = /<text\b/.test(svg);
  return [
    ...(Math.abs((width / height) * (size.height / size.width) - 1) < 0.02
      ? []
      : [
          `names ${file}, which is ${size.width} by ${size.height}: ${isIcon ? "an icon is square" : `write "width": ${size.width}, "height": ${size.height}`}`,
        ]),
    ...(hasText ? [`names ${file}, whose <text> needs a font: turn it into outlines`] : []),
    ...(hidden ? [`names ${file}, whose <${hidden}> cannot be shown: ${cure}`] : []),
    ...(hasText || hidden || pixels.length > 0 ? [] : [`names ${file}, which shows nothing: ${cure}`]),
    ...(inTextColor ? [] : contrastProblems(parts, isIcon).map((problem) => `names ${file}, ${problem}`)),
  ];
}

/** The reason why a file cannot be drawn. */
function svgFault(svg: string): string | undefined {
  try {
    new Resvg(svg);
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^SVG data parsing failed cause /, "");
  }
}

/** The smallest share of a drawing that is a part of its own, and no detail. */
const partOfDrawing = 0.02;

function contrastProblems(parts: Pixel[][], isIcon: boolean): string[] {
  const pixels = parts.flat();
  // An icon may have a dark ground of its own.
  const least = isIcon ? 0.1 : 0.25;
  const background = "too little contrast with the dark background: lighten";
  if (!canBeSeen(pixels, least))
    return [
      `whose colours have ${background} them${isIcon ? "" : ', or, if it has only one colour, set "inTextColor": true'}`,
    ];
  const hidden = parts.find(
    (part) => part.length >= partOfDrawing * pixels.length && !canBeSeen(part, least),
  );
  return hidden ? [`of which a part in ${commonColor(hidden)} has ${background} it`] : [];
}

function commonColor(pixels: Pixel[]): string {
  const counts = Object.groupBy(pixels, (pixel) => `#${Buffer.from(pixel.subarray(0, 3)).toString("hex")}`);
  const [[color = ""] = []] = Object.entries(counts).sort(([, a = []], [, b = []]) => b.length - a.length);
  return color;
}

/** WCAG's minimum contrast for graphics: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const leastContrast = 3;

/**
 * Whether enough opaque pixels have enough contrast with the page's background.
 *
 * @param least the smallest share of them, which is small for an icon with a dark ground of its own
 */
function canBeSeen(pixels: Pixel[], least: number): boolean {
  const ground = luminance(Buffer.from(colors.ink.slice(1), "hex"));
  const drawn = pixels.filter((pixel) => pixel[3] === 255);
  const seen = drawn.filter((pixel) => (luminance(pixel) + 0.05) / (ground + 0.05) >= leastContrast);
  return seen.length >= least * drawn.length;
}

export function luminance([red = 0, green = 0, blue = 0]: Uint8Array): number {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
