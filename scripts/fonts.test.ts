import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "fontkitten";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildFonts, sourceCharacters } from "./fonts.ts";

const folder = mkdtempSync(join(tmpdir(), "fonts-"));
const read = (file: string) => readFileSync(join(folder, file));

function open(file: string) {
  const font = create(read(file));
  if (font.isCollection) throw new Error(`${file} holds several fonts`);
  return font;
}

beforeAll(async () => {
  await buildFonts(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(["display.woff2", "text.woff2"])("%s", (file) => {
  test("draws every character that the site's content uses, in both languages", () => {
    const drawn = new Set(open(file).characterSet);
    const missing = [...sourceCharacters()].flatMap(([source, characters]) =>
      [...characters]
        .filter((character) => !drawn.has(character.codePointAt(0) ?? 0))
        .map((character) => `${source}: ${character} (U+${character.codePointAt(0)?.toString(16)})`),
    );
    expect(missing).toEqual([]);
  });

  test("draws the letters that a mistyped address may put into a title", () => {
    const drawn = new Set(open(file).characterSet);
    const title = "AZaz09 ÁÉÍÓÚÜÑ áéíóúüñ àâçèêîôûß ÆØÅæøå Œœ %&/_-~()[]{} ¡!¿? “” ‘’ – — … × + • € ™ ↑ ↓ −";
    expect([...title].filter((character) => !drawn.has(character.codePointAt(0) ?? 0))).toEqual([]);
  });

  test("names its authors and its licence", () => {
    expect(open(file).getName("copyright")).toContain("The Archivo Project Authors");
    expect(open(file).getName("licenseURL")).toContain("OFL");
  });
});

test("titles have one weight and width, texts a range of weights that starts at the regular one", () => {
  expect(open("display.woff2").variationAxes).toEqual({});
  expect(open("text.woff2").variationAxes).toMatchObject({ wght: { min: 400, default: 400, max: 600 } });
  expect(Object.keys(open("text.woff2").variationAxes)).toEqual(["wght"]);
});

test("lines stand as high before the fonts arrive as after", () => {
  const { ascent, descent, lineGap, unitsPerEm } = open("text.woff2");
  const fallbacks = read("fonts.css")
    .toString()
    .split("@font-face")
    .filter((rule) => rule.includes('fallback"'));
  expect(fallbacks.length).toBeGreaterThanOrEqual(2);
  for (const rule of fallbacks) {
    const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
    const size = percent("size-adjust");
    expect(percent("ascent-override") * size).toBeCloseTo(ascent / unitsPerEm, 4);
    expect(percent("descent-override") * size).toBeCloseTo(-descent / unitsPerEm, 4);
    expect(percent("line-gap-override") * size).toBeCloseTo(lineGap / unitsPerEm, 4);
  }
});

test("a title before its font arrives is a fifth wider than Arial, a text as wide", () => {
  // Measured in Chromium over all lines of the content: titles, then weights 400, 500 and 600 (which is Arial Bold).
  const css = read("fonts.css").toString();
  const sizes = [...css.matchAll(/src: local\("Arial(?: Bold)?"\)[^}]*size-adjust: ([\d.]+)%/g)].map(
    (match) => Number(match[1]),
  );
  const measured = [121.9, 101.1, 102.9, 97.8];
  expect(sizes).toHaveLength(measured.length);
  for (const [index, size] of sizes.entries())
    expect(Math.abs(size - (measured[index] ?? 0))).toBeLessThan(0.3);
});

test("a second build has nothing to do, and a lost or outdated file is made again, to the byte", async () => {
  expect(await buildFonts(folder)).toBe("unchanged");
  const before = ["display.woff2", "text.woff2", "fonts.css"].map(read);

  rmSync(join(folder, "text.woff2"));
  expect(await buildFonts(folder)).toBe("built");
  writeFileSync(join(folder, "inputs.sha256"), "other inputs");
  expect(await buildFonts(folder)).toBe("built");
  expect(["display.woff2", "text.woff2", "fonts.css"].map(read)).toEqual(before);
}, 60_000);

test("the fonts' licence lies beside them as their authors wrote it", () => {
  const package_ = new URL("../node_modules/@fontsource-variable/archivo/LICENSE", import.meta.url);
  const copy = new URL("../app/styles/FONT-LICENSE.txt", import.meta.url);
  expect(readFileSync(copy, "utf8")).toBe(readFileSync(package_, "utf8"));
});
