/**
 * The build's first step: subsets Archivo to the site's two fonts and writes them, with their @font-face rules, to
 * app/styles/generated. The fallback fonts render letters that are not in Archivo's Latin file.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont, { type Options } from "subset-font";

const folder = fileURLToPath(new URL("../app/styles/generated/", import.meta.url));
const archivo = readFileSync(
  new URL(import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2")),
);

/** Every character from the space to the arrows and the minus sign; the subset contains those that Archivo has. */
const characters = Array.from({ length: 0x2213 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join("");

type Axes = NonNullable<Options["variationAxes"]>;

/** `matched`: the weights at which a local font is matched to the font, each with its own `font-weight`. */
const families = [
  {
    name: "Display",
    weight: "100 900",
    axes: { wdth: 118, wght: 560 },
    matched: [{ weight: "100 900", wght: 560, isBold: false }],
  },
  {
    name: "Text",
    weight: "400 600",
    axes: { wdth: 103, wght: { min: 400, max: 600, default: 400 } },
    matched: [
      { weight: "400", wght: 400, isBold: false },
      { weight: "500", wght: 500, isBold: false },
      { weight: "600", wght: 600, isBold: true },
    ],
  },
];

/**
 * Fonts that may be installed on a visitor's machine. Liberation Sans, Arimo and Helvetica have Arial's widths. Roboto
 * is Android's font; a variable Roboto is only found by the name of its regular weight. DejaVu is Debian's default. Of
 * two faces of one weight the browser tries the last first: https://drafts.csswg.org/css-fonts/#composite-fonts
 *
 * `letter`: the mean width of a letter in this site's text, relative to the font size, measured in Chromium.
 */
const localFonts = [
  {
    family: "fallback",
    isBold: false,
    names: ["Arial", "Liberation Sans", "Arimo", "Helvetica", "Roboto-Regular"],
    letter: 919 / 2048,
  },
  { family: "fallback", isBold: true, names: ["Roboto-Medium", "Roboto-Regular"], letter: 925 / 2048 },
  {
    family: "fallback",
    isBold: true,
    names: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Helvetica Bold"],
    letter: 990 / 2048,
  },
  { family: "fallback DejaVu", isBold: false, names: ["DejaVu Sans"], letter: 1042 / 2048 },
  { family: "fallback DejaVu", isBold: true, names: ["DejaVu Sans Bold"], letter: 1155 / 2048 },
];

function cut(axes: Axes): Promise<Buffer> {
  return subsetFont(archivo, characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: ["kern", "liga", "tnum"],
    preserveNameIds: [0, 14],
  });
}

/**
 * Rules that scale local fonts to the width and height of Archivo, so that lines break at the same places before it
 * loads.
 */
async function fallbackRules({ name, axes, matched }: (typeof families)[number]): Promise<string[]> {
  const rules: string[] = [];
  for (const { weight, wght, isBold } of matched) {
    const { unitsPerEm, subsets, ascent, descent } = await fromBuffer(await cut({ ...axes, wght }));
    for (const { family, names, letter } of localFonts.filter((font) => font.isBold === isBold)) {
      const sizeAdjust = subsets.latin.xWidthAvg / unitsPerEm / letter;
      const descriptors = {
        "font-family": `"${name} ${family}"`,
        src: names.map((local) => `local("${local}")`).join(", "),
        "font-weight": weight,
        "size-adjust": percent(sizeAdjust),
        "ascent-override": percent(ascent / unitsPerEm / sizeAdjust),
        "descent-override": percent(-descent / unitsPerEm / sizeAdjust),
        "line-gap-override": "0%",
      };
      rules.push(rule(descriptors));
    }
  }
  return rules;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}

function rule(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join("")}}\n`;
}

export async function buildFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  for (const family of families) {
    const { name, weight, axes } = family;
    const file = `${name.toLowerCase()}.woff2`;
    writeFileSync(`${folder}${file}`, await cut(axes));
    const src = `url("./${file}") format("woff2")`;
    rules.push(rule({ "font-family": `"${name}"`, src, "font-weight": weight, "font-display": "swap" }));
    rules.push(...(await fallbackRules(family)));
  }
  writeFileSync(`${folder}fonts.css`, rules.join("\n"));
}

if (import.meta.main) await buildFonts();
