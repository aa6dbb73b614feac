import { readFileSync } from "node:fs";
import { create, type Font } from "fontkitten";

/** The space after each letter, in em: in the logo and large lines, and in titles. */
export const trackings = { line: -0.045, title: -0.036 };

const font = create(readFileSync("app/styles/fonts/display.woff2")) as Font;

/**
 * Draws letters in the display font, one unit to the em: path data from the start of their baseline, and their width.
 *
 * @param tracking the space after each letter, in em
 * @throws RangeError if the font lacks a letter
 */
export function drawLetters(letters: string, tracking: number) {
  const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new RangeError(`The display font has no "${missing.join("")}"`);
  const scale = 1 / font.unitsPerEm;
  let width = 0;
  const paths = font.glyphsForString(letters).map(({ path, advanceWidth }) => {
    const placed = path.scale(scale, -scale).translate(width, 0).toSVG();
    width += advanceWidth * scale + tracking;
    return placed;
  });
  return { path: paths.join(""), width };
}
