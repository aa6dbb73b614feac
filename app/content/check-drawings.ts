/** Validates the drawings of the logo and the clients. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { type CellRules, cellProblems } from "../domain/cells.ts";
import { type Client, isLogoFile, type LogoFile, type LogoSource, type StudioLogo } from "../domain/logo.ts";
import { formatPlace, type Place, type Problem, problem } from "./check-schema.ts";
import type { Message, Values } from "./problem-messages.ts";
import { svgSize } from "./svg-size.ts";

const markRules: CellRules = { rows: [4, 5], columns: [1, 5], limeCells: [1, 2] };
const clientRules: CellRules = { rows: [1, 4], columns: [1, 4], limeCells: [0, 0] };

/**
 * @param folder the folder that contains the logo files
 * @returns the problems of files, and a line for each problem of cells: file, key, value found and limit
 */
export function drawingProblems(
  logo: StudioLogo,
  clients: readonly Client[],
  folder: string,
): (Problem | string)[] {
  const inContent = ({ file, path }: Place, drawing: LogoSource, rules: CellRules): (Problem | string)[] =>
    isLogoFile(drawing)
      ? fileProblems({ file, path: [...path, "file"] }, drawing, folder)
      : cellProblems(drawing, rules).map(
          (found) => `${formatPlace({ file, path: [...path, "cells"] })} ${found}`,
        );
  return [
    ...inContent({ file: "logo", path: [] }, logo.mark, markRules),
    ...(logo.icon ? fileProblems({ file: "logo", path: ["icon"] }, logo.icon, folder) : []),
    ...clients.flatMap(({ logo }, index) =>
      // The schema reports a client without a logo.
      isLogoFile(logo) || logo.length > 0
        ? inContent({ file: "clients", path: ["clients", index] }, logo, clientRules)
        : [],
    ),
  ];
}

function fileProblems(place: Place, { file, width, height }: LogoFile, folder: string): Problem[] {
  const found = (message: Message, values: Values = {}) => [problem(place, message, { file, ...values })];
  const path = join(folder, file);
  if (!existsSync(path)) return found("names {file}, which is not in the folder public");
  const size = svgSize(path);
  if (!size) return found("names {file}, which has no viewBox");
  const svg = readFileSync(path, "utf8");
  try {
    new Resvg(svg);
  } catch (error) {
    return found("names {file}, which is not valid SVG: {reason}", { reason: String(error) });
  }
  const [foreign] = /<script|<foreignObject|<text\b|<image\b|href\s*=\s*["'](?!#)/.exec(svg) ?? [];
  if (foreign)
    return found("names {file}, which contains {found}; a logo consists of paths", { found: foreign });
  if (Math.abs((width / height) * (size.height / size.width) - 1) < 0.02) return [];
  const sizes = { found: `${size.width} × ${size.height}`, expected: `${width} × ${height}` };
  return found("names {file}, which is {found}, not {expected}", sizes);
}
