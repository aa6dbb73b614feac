import { Resvg } from "@resvg/resvg-js";

/** A pixel: red, green, blue and opacity, from 0 to 255. */
export type Pixel = Uint8Array;

/** Large enough to separate the letters of a wide wordmark. */
const width = 256;

/**
 * The connected parts of a drawing, such as the letters of a wordmark.
 *
 * @returns the pixels of each part that are not transparent
 * @throws if the SVG cannot be drawn
 */
export function drawnParts(svg: string): Pixel[][] {
  const { pixels, height } = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  const isDrawn = Array.from({ length: width * height }, (_, at) => pixels[4 * at + 3] !== 0);
  const neighbours = (at: number) => [
    at - width,
    at + width,
    ...(at % width > 0 ? [at - 1] : []),
    ...((at + 1) % width > 0 ? [at + 1] : []),
  ];
  const parts: Pixel[][] = [];
  for (const start of isDrawn.keys()) {
    const open = isDrawn[start] ? [start] : [];
    const part: Pixel[] = [];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (!isDrawn[at]) continue;
      isDrawn[at] = false;
      part.push(pixels.subarray(4 * at, 4 * at + 4));
      open.push(...neighbours(at));
    }
    if (part.length > 0) parts.push(part);
  }
  return parts;
}
