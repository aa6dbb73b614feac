import { Resvg } from "@resvg/resvg-js";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { contents } from "../../app/content/contents.server.ts";
import { knownPaths, unknownPaths } from "../../app/paths.ts";
import { colors } from "../../app/seo/colors.ts";
import { previewImagePath, previewImageSize } from "../../app/seo/preview-image-path.ts";
import { buildFonts } from "../fonts.ts";
import { picture, previewImage, titledImage } from "./preview-image.ts";
import type { Typeset } from "./set-text.ts";
import { loadTypesetter } from "./typesetter.ts";

let typeset: Typeset;
const images = new Map<string, string>();
beforeAll(async () => {
  // Does nothing where they are built already, as they are in `npm run check`.
  await buildFonts();
  typeset = await loadTypesetter();
  for (const pathname of knownPaths()) images.set(pathname, previewImage(pathname, contents, typeset));
}, 60_000);

/** Draws an image; finds left, top, right and bottom of all that is not ground, right of and below a point. */
function inksOf(svg: string) {
  const { width, height } = previewImageSize;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const drawn = new Uint32Array(Uint8Array.from(pixels).buffer);
  const [ground] = new Uint32Array(Uint8Array.from(Buffer.from(`${colors.ink.slice(1)}ff`, "hex")).buffer);
  return (from = { x: 0, y: 0 }) => {
    const box = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
    for (let y = from.y; y < height; y++) {
      const row = drawn.subarray(y * width + from.x, (y + 1) * width);
      const first = row.findIndex((pixel) => pixel !== ground);
      if (first < 0) continue;
      box.left = Math.min(box.left, from.x + first);
      box.right = Math.max(box.right, from.x + row.findLastIndex((pixel) => pixel !== ground) + 1);
      box.top = Math.min(box.top, y);
      box.bottom = y + 1;
    }
    return box;
  };
}

const word = fc
  .array(fc.constantFrom(..."abcdeghijlmnopqrstuvwxyzMWÁÑgñíó"), { minLength: 1, maxLength: 40 })
  .map((letters) => letters.join(""));
const titles = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(" "));

const longWord = "M".repeat(40);
const extremes: [string, string][] = [
  ["i", "i"],
  [longWord, longWord],
  [Array(8).fill(longWord).join(" "), Array(8).fill(longWord).join(" ")],
  [Array(8).fill("i").join(" "), longWord],
];

describe("a page's preview image", () => {
  test.each(knownPaths())("of %s keeps away from the edges, where chats round and crop", (pathname) => {
    const ink = inksOf(images.get(pathname) as string)();
    expect(ink.left).toBeGreaterThanOrEqual(59);
    expect(ink.right).toBeLessThanOrEqual(1141);
    expect(ink.top).toBeGreaterThanOrEqual(32);
    expect(ink.bottom).toBeLessThanOrEqual(598);
  });

  test("is not the image of any other page", () => {
    expect(new Set(images.values()).size).toBe(images.size);
    expect(new Set(knownPaths().map(previewImagePath)).size).toBe(images.size);
  });

  test("keeps titles and lines of any length inside, and off the picture", () => {
    fc.assert(
      fc.property(titles, titles, (title, second) => {
        const inks = inksOf(titledImage(title, second, "", typeset));
        const ink = inks();
        expect(ink.left).toBeGreaterThanOrEqual(59);
        expect(ink.right).toBeLessThanOrEqual(1141);
        expect(ink.top).toBeGreaterThanOrEqual(30);
        expect(inks(picture)).toMatchObject({ right: 0, bottom: 0 });
      }),
      // A run draws a whole picture, so the extremes stand here by name; `FUZZ_RUNS=1000` looks further.
      { numRuns: Number(process.env.FUZZ_RUNS ?? 10), examples: extremes },
    );
  }, 600_000);

  test("says which character the fonts lack, rather than showing a box", () => {
    expect(() => titledImage("設計", "", "", typeset)).toThrow("設");
  });

  test.each([...unknownPaths(), "/en/about", "/nowhere"])("does not exist for %s", (pathname) => {
    expect(() => previewImage(pathname, contents, typeset)).toThrow(RangeError);
  });
});
