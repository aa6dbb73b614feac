import { readFileSync } from "node:fs";
import { create, type Font } from "fontkitten";

const font = create(readFileSync("app/styles/fonts/display.woff2")) as Font;

/** @throws RangeError if the font lacks a letter */
function glyphsOf(letters: string) {
  const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new RangeError(`The display font has no "${missing.join("")}"`);
  return font.glyphsForString(letters).map(({ path, advanceWidth }) => ({
    path,
    width: advanceWidth / font.unitsPerEm,
  }));
}

/**
 * The width of letters in the display font, in em.
 *
 * @param tracking the space after each letter, in em
 */
export function lettersWidth(letters: string, tracking = 0): number {
  return glyphsOf(letters).reduce((sum, { width }) => sum + width + tracking, 0);
}

/** Path data of letters in the display font, from the start of their baseline, one unit to the em. */
export function lettersPath(letters: string, tracking: number): string {
  const scale = 1 / font.unitsPerEm;
  let start = 0;
  return glyphsOf(letters)
    .map(({ path, width }) => {
      const placed = path.scale(scale, -scale).translate(start, 0);
      start += width + tracking;
      return placed.toSVG();
    })
    .join("");
}
