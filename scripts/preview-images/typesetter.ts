/**
 * Sets text in the site's fonts and gives it back as outlines, so that whoever draws a picture needs no browser and
 * no installed font. HarfBuzz shapes the text as browsers do: kerning, tabular figures, no ligatures in tracked text.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { SetLine, TypeStyle, Typeset } from "./set-text.ts";

const generatedFonts = fileURLToPath(new URL("../../app/styles/generated", import.meta.url));

const features = [new Feature("tnum", 1), new Feature("liga", 0)];

/** More than the fonts hold: they are subsets already, and only their format changes here. */
const everyCharacter = String.fromCodePoint(
  ...Array.from({ length: 0x2300 - 0x20 }, (_, index) => 0x20 + index),
);

/**
 * Loads the fonts that the pages show.
 *
 * @param folder where `scripts/fonts.ts` put them
 * @throws when it has not done so yet
 */
export async function loadTypesetter(folder = generatedFonts): Promise<Typeset> {
  const faces = {
    display: await loadFace(join(folder, "display.woff2")),
    text: await loadFace(join(folder, "text.woff2")),
  };
  // Whoever looks for the best size or the best break asks for the same line again and again.
  const known = new Map<string, SetLine>();
  return (text, style) => {
    const key = JSON.stringify([text, style]);
    const line = known.get(key) ?? setLine(faces[style.font], text, style);
    known.set(key, line);
    return line;
  };
}

async function loadFace(file: string): Promise<Face> {
  const font = await subsetFont(await readFile(file), everyCharacter, {
    targetFormat: "truetype",
  });
  return new Face(new Blob(Uint8Array.from(font).buffer));
}

function setLine(face: Face, text: string, { tracking = 0, weight }: TypeStyle): SetLine {
  const font = new Font(face);
  if (weight !== undefined) font.setVariations([new Variation("wght", weight)]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, features);

  const em = face.upem;
  const line: SetLine = { glyphs: [], em, left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY };
  const positions = buffer.getGlyphPositions();
  let x = 0;
  buffer.getGlyphInfos().forEach(({ codepoint: glyph, cluster }, index) => {
    if (glyph === 0)
      throw new Error(`The fonts hold no "${text.slice(cluster)[0]}", which stands in "${text}".`);
    const { xAdvance, xOffset } = positions[index] as (typeof positions)[number];
    const extents = font.glyphExtents(glyph);
    if (extents?.width) {
      line.glyphs.push({ x: x + xOffset, outline: font.glyphToPath(glyph) });
      line.left = Math.min(line.left, (x + xOffset + extents.xBearing) / em);
      line.right = Math.max(line.right, (x + xOffset + extents.xBearing + extents.width) / em);
    }
    x += xAdvance + tracking * em;
  });
  return line.glyphs.length > 0 ? line : { ...line, left: 0, right: 0 };
}
