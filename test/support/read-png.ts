import sharp from "sharp";

/** The size and the pixels of a PNG: red, green, blue and alpha, one byte each. */
export async function readPng(png: Buffer): Promise<{ width: number; height: number; pixels: Buffer }> {
  const { data: pixels, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels };
}
