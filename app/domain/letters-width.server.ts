import { readFileSync } from "node:fs";
import { create, type Font } from "fontkitten";

export const displayFontFile = "app/styles/fonts/display.woff2";
let parsed: Font | undefined;

/**
 * The width of letters in the display font, in em, without letter spacing.
 *
 * @throws RangeError if the font lacks a letter
 */
export function lettersWidth(letters: string): number {
  parsed ??= create(readFileSync(displayFontFile)) as Font;
  const font = parsed;
  const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new RangeError(`The display font has no "${missing.join("")}"`);
  return font.glyphsForString(letters).reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / font.unitsPerEm;
}
