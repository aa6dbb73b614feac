/** Validates the drawings and the logo files. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { categories, services } from "../domain/catalogue.ts";
import { type CellRules, cellProblems } from "../domain/cells.ts";
import { type Client, isLogoFile, type LogoFile, type LogoSource, type StudioLogo } from "../domain/logo.ts";
import { svgSize } from "./svg-size.ts";

const pictureRules: CellRules = { rows: [3, 3], columns: [5, 5], limeElements: 1 };
const markRules: CellRules = { rows: [4, 5], columns: [1, 5], limeElements: 1 };
const clientRules: CellRules = { rows: [1, 4], columns: [1, 4], limeElements: 0 };
const glyphRules: CellRules = { rows: [1, 1], columns: [1, 1], limeElements: 0 };

/**
 * @param folder the folder that contains the logo files
 * @returns one line for each problem: file, key, value found and limit
 */
export function drawingProblems(logo: StudioLogo, clients: readonly Client[], folder: string): string[] {
  const problemsOf = (place: string, drawing: LogoSource, rules: CellRules) =>
    (isLogoFile(drawing) ? fileProblems(drawing, folder) : cellProblems(drawing, rules)).map(
      (problem) => `${place} ${problem}`,
    );
  const keyOf = (drawing: LogoSource) => (isLogoFile(drawing) ? "file" : "cells");
  const glyphs = Object.entries(categories).flatMap(([category, details]) =>
    Object.entries(details).map(([key, glyph]) => [`categories.${category}.${key}`, glyph] as const),
  );
  return [
    ...problemsOf(`app/content/logo.json: ${keyOf(logo.mark)}`, logo.mark, markRules),
    ...(logo.icon ? problemsOf("app/content/logo.json: icon", logo.icon, markRules) : []),
    // The schema reports a client without a logo.
    ...clients.flatMap(({ logo }, index) =>
      !isLogoFile(logo) && logo.length === 0
        ? []
        : problemsOf(`app/content/clients.json: clients[${index}].${keyOf(logo)}`, logo, clientRules),
    ),
    ...Object.entries(services).flatMap(([key, { picture }]) =>
      problemsOf(`app/domain/catalogue.ts: services.${key}.picture`, picture, pictureRules),
    ),
    ...glyphs.flatMap(([key, glyph]) => problemsOf(`app/domain/catalogue.ts: ${key}`, [glyph], glyphRules)),
  ];
}

function fileProblems({ file, width, height }: LogoFile, folder: string): string[] {
  const path = join(folder, file);
  if (!existsSync(path)) return [`names ${file}, but there is no file ${path}`];
  const svg = readFileSync(path, "utf8");
  const size = svgSize(path);
  if (!size) return [`names ${file}, which has no viewBox`];
  try {
    new Resvg(svg);
  } catch (error) {
    return [`names ${file}, which is not valid SVG: ${(error as Error).message}`];
  }
  const [found] = /<script|<foreignObject|<text\b|<image\b|href\s*=\s*["'](?!#)/.exec(svg) ?? [];
  return [
    ...(Math.abs((width / height) * (size.height / size.width) - 1) < 0.02
      ? []
      : [`names ${file}, which is ${size.width} by ${size.height}, not ${width} by ${height}`]),
    ...(found ? [`names ${file}, which contains ${found}; a logo consists of paths`] : []),
  ];
}
