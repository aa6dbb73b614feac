import { Resvg } from "@resvg/resvg-js";

/** The size and the pixels of a PNG: red, green, blue and alpha, one byte each. */
export function readPng(png: Buffer): { width: number; height: number; pixels: Buffer } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const size = `width="${width}" height="${height}"`;
  const image = `<image href="data:image/png;base64,${png.toString("base64")}" ${size}/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`;
  return { width, height, pixels: new Resvg(svg).render().pixels };
}
