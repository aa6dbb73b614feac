/** Validates the drawings of the logo and the clients. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { type Client, isLogoFile, type LogoFile, type LogoSource, type StudioLogo } from "../domain/logo.ts";
import { type Place, type Problem, report } from "./check-schema.ts";
import type { Message, Values } from "./problem-messages.ts";
import { readSvg, readSvgSize } from "./read-svg.ts";

/** @param folder the folder that contains the logo files */
export function checkDrawings(logo: StudioLogo, clients: readonly Client[], folder: string): Problem[] {
  const drawings: [place: Place, drawing?: LogoSource][] = [
    [{ file: "logo", path: ["file"] }, logo.mark],
    [{ file: "logo", path: ["icon"] }, logo.icon],
    ...clients.map(({ logo }, index): [Place, LogoSource] => [
      { file: "clients", path: ["clients", index, "file"] },
      logo,
    ]),
  ];
  return drawings.flatMap(([place, drawing]) =>
    drawing && isLogoFile(drawing) ? checkFile(place, drawing, folder) : [],
  );
}

function checkFile(place: Place, { file, width, height }: LogoFile, folder: string): Problem[] {
  const found = (message: Message, values: Values = {}) => [report(place, message, { file, ...values })];
  const path = join(folder, file);
  if (!existsSync(path)) return found("names {file}, which is not in the folder public");
  const size = readSvgSize(path);
  if (!size) return found("names {file}, which has no viewBox");
  const svg = readSvg(path);
  try {
    new Resvg(svg);
  } catch (error) {
    return found("names {file}, which is not valid SVG: {reason}", { reason: String(error) });
  }
  const [foreign] =
    /<script|<foreignObject|<text\b|<image\b|@import|url\((?!\s*["']?#)|href\s*=\s*["'](?!#)/.exec(svg) ?? [];
  if (foreign)
    return found("names {file}, which contains {found}; a logo consists of paths", { found: foreign });
  if (Math.abs((width / height) * (size.height / size.width) - 1) < 0.02) return [];
  const sizes = { found: `${size.width} × ${size.height}`, expected: `${width} × ${height}` };
  return found("names {file}, which is {found}, not {expected}", sizes);
}
