import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

/** An SVG file without its comments. */
export const readSvg = (path: string) => readFileSync(path, "utf8").replaceAll(/<!--.*?-->/gs, "");

/** The size of an SVG file's drawing. */
export function readSvgSize(path: string): { width: number; height: number } {
  const { width, height } = new Resvg(readSvg(path));
  return { width, height };
}
