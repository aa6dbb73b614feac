import type { LoaderFunctionArgs } from "react-router";
import { afterAll, expect, test } from "vitest";
import { readPng } from "../../test/support/read-png.ts";
import { colors, getContent, site } from "../content-model/contents.server.ts";
import { findMissingLetters } from "../content-model/text-shapes.ts";
import { drawLetters } from "../drawings/display-font.server.ts";
import { defaultLanguage } from "../languages.ts";
import { buildPreviewImagePath, paths } from "../paths.ts";
import { loader } from "./preview-image.ts";

type Area = { left?: number; top?: number; right?: number; bottom?: number };
const edges: Area[] = [{ right: 48 }, { left: 1152 }, { bottom: 32 }, { top: 598 }];
const gaps: Area[] = [
  { top: 175, bottom: 190 },
  { top: 190, left: 450, right: 480 },
];

async function imageOf(pathname: string): Promise<Buffer> {
  const url = new URL(buildPreviewImagePath(pathname), site.address);
  return Buffer.from(await loader({ url } as LoaderFunctionArgs).arrayBuffer());
}

async function drawnOn(png: Buffer, areas: Area[]): Promise<Area[]> {
  const { width, height, pixels: bytes } = await readPng(png);
  const pixels = new Uint32Array(Uint8Array.from(bytes).buffer);
  const ground = Buffer.from(`${colors.ink.slice(1)}ff`, "hex").readUInt32LE();
  return areas.filter(({ left = 0, top = 0, right = width, bottom = height }) => {
    const rows = Array.from({ length: bottom - top }, (_, row) => (top + row) * width);
    return rows.some((row) => pixels.subarray(row + left, row + right).some((pixel) => pixel !== ground));
  });
}

const words = (length: number) => "Señalización wwwww de interfaces ".repeat(4).slice(0, length).trim();
const name = (length: number) => "Wmwestudio Norte Argentino".slice(0, length).trim();

const { brand } = site;
const { home: homeTexts, "services/ux": service } = getContent(defaultLanguage);
const [before, ux] = [{ ...homeTexts }, { ...service }];
afterAll(() => {
  Object.assign(site, { brand });
  Object.assign(homeTexts, before);
  Object.assign(service, ux);
});

test.each([
  ["as long as the content may be", words(40), `${words(20)}\n${words(17)}\n${words(20)}`, name(24)],
  ["one word", "W".repeat(28), "W".repeat(60), "W".repeat(24)],
])(
  "texts and pictures keep apart, and clear of the edges, when texts are %s",
  async (_, title, headline, brand) => {
    Object.assign(site, { brand });
    Object.assign(service, { title });
    Object.assign(homeTexts, { headline });
    const page = await imageOf(paths.page(defaultLanguage, "ux"));
    const home = await imageOf(paths.home(defaultLanguage));
    const landing = await imageOf(paths.landing());
    expect(await drawnOn(page, [...edges, ...gaps])).toEqual([]);
    expect(await drawnOn(home, [...edges, { top: 396, bottom: 410 }, { top: 490, bottom: 515 }])).toEqual([]);
    expect(await drawnOn(landing, [...edges, { top: 396, bottom: 410 }])).toEqual([]);
  },
  120_000,
);

test("the font has every character that the check accepts, and a preview image with others is an error", () => {
  const accepted = Array.from({ length: 0x2214 - 0x20 }, (_, index) =>
    String.fromCodePoint(0x20 + index),
  ).filter(
    // A few characters of Unicode are equivalent to others, which keyboards type.
    (letter) => letter === letter.normalize("NFC") && findMissingLetters(letter).length === 0,
  );
  expect(drawLetters(accepted.join(""), 0).width).toBeGreaterThan(0);
  expect(() => drawLetters("Łódź", 0)).toThrow('The display font has no "Łź"');
});
