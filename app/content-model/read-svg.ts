import { existsSync, readFileSync } from "node:fs";

/** An SVG file without its comments. Empty if the file is missing, which the check reports. */
export function readSvg(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8").replaceAll(/<!--.*?-->/gs, "") : "";
}

/** The size of an SVG file's drawing. `undefined` if the file is missing or has no size, which the check reports. */
export function readSvgSize(path: string): { width: number; height: number } | undefined {
  const [start = ""] = /<svg\b[^>]*>/.exec(readSvg(path)) ?? [];
  const [, , viewWidth, viewHeight] = readAttribute(start, "viewBox")?.split(/[\s,]+/) ?? [];
  const width = Number.parseFloat(viewWidth ?? readAttribute(start, "width") ?? "");
  const height = Number.parseFloat(viewHeight ?? readAttribute(start, "height") ?? "");
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function readAttribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"'%]+)["']`).exec(tag)?.[1];
}
