/** Validates the drawings and the logo files. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { categories, services } from "../domain/catalogue.ts";
import { type CellRules, cellProblems } from "../domain/cells.ts";
import { type Client, isLogoFile, type LogoFile, type LogoSource, type StudioLogo } from "../domain/logo.ts";
import { type Place, type Problem, placeOf, problem } from "./check-schema.ts";
import { svgSize } from "./svg-size.ts";

const pictureRules: CellRules = { rows: [3, 3], columns: [5, 5], limeElements: 1 };
const markRules: CellRules = { rows: [4, 5], columns: [1, 5], limeElements: 1 };
const clientRules: CellRules = { rows: [1, 4], columns: [1, 4], limeElements: 0 };
const glyphRules: CellRules = { rows: [1, 1], columns: [1, 1], limeElements: 0 };

/**
 * @param folder the folder that contains the logo files
 * @returns the problems of files, and a line for each problem of cells: file, key, value found and limit
 */
export function drawingProblems(
  logo: StudioLogo,
  clients: readonly Client[],
  folder: string,
): (Problem | string)[] {
  const inCatalogue = (key: string, rows: readonly string[], rules: CellRules) =>
    cellProblems(rows, rules).map((found) => `app/domain/catalogue.ts: ${key} ${found}`);
  const inContent = (place: Place, drawing: LogoSource, rules: CellRules): (Problem | string)[] => {
    if (isLogoFile(drawing))
      return fileProblems({ ...place, path: [...place.path, "file"] }, drawing, folder);
    return cellProblems(drawing, rules).map(
      (found) => `${placeOf({ ...place, path: [...place.path, "cells"] })} ${found}`,
    );
  };
  // The schema reports a client without a logo.
  const drawn = clients.map(({ logo }) => (isLogoFile(logo) || logo.length > 0 ? logo : undefined));
  return [
    ...inContent({ file: "logo", path: [] }, logo.mark, markRules),
    ...(logo.icon ? fileProblems({ file: "logo", path: ["icon"] }, logo.icon, folder) : []),
    ...drawn.flatMap((logo, index) =>
      logo ? inContent({ file: "clients", path: ["clients", index] }, logo, clientRules) : [],
    ),
    ...Object.entries(services).flatMap(([key, { picture }]) =>
      inCatalogue(`services.${key}.picture`, picture, pictureRules),
    ),
    ...Object.entries(categories).flatMap(([category, glyphs]) =>
      Object.entries(glyphs).flatMap(([key, glyph]) =>
        inCatalogue(`categories.${category}.${key}`, [glyph], glyphRules),
      ),
    ),
  ];
}

function fileProblems(place: Place, { file, width, height }: LogoFile, folder: string): Problem[] {
  const path = join(folder, file);
  if (!existsSync(path)) return [problem(place, "names {file}, which is not in the folder public", { file })];
  const svg = readFileSync(path, "utf8");
  const size = svgSize(path);
  if (!size) return [problem(place, "names {file}, which has no viewBox", { file })];
  try {
    new Resvg(svg);
  } catch (error) {
    const reason = String(error);
    return [problem(place, "names {file}, which is not valid SVG: {reason}", { file, reason })];
  }
  const [found] = /<script|<foreignObject|<text\b|<image\b|href\s*=\s*["'](?!#)/.exec(svg) ?? [];
  if (found)
    return [
      problem(place, "names {file}, which contains {found}; a logo consists of paths", { file, found }),
    ];
  if (Math.abs((width / height) * (size.height / size.width) - 1) < 0.02) return [];
  const sizes = { found: `${size.width} × ${size.height}`, expected: `${width} × ${height}` };
  return [problem(place, "names {file}, which is {found}, not {expected}", { file, ...sizes })];
}
