import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import manifest from "../package.json" with { type: "json" };

/*
 * The build's first step: cuts the site's two fonts out of Archivo and writes them, with their @font-face
 * rules, to app/styles/generated. Each family is one file, cut from the package's Latin one. That holds four
 * letters of Latin Extended-A (Ă, ı, Œ, œ): the others, and other scripts, come only in a fallback title and
 * are drawn by the fallback faces.
 */

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const GENERATED = join(ROOT, "app/styles/generated");
const STAMP = "inputs.sha256";

const ARCHIVO = createRequire(import.meta.url).resolve(
  "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
);

/** The packages whose versions decide the output's bytes. */
const TOOLS = [
  "@capsizecss/core",
  "@capsizecss/unpack",
  "@fontsource-variable/archivo",
  "subset-font",
] as const;

/** Kerning, ligatures and tabular figures; no page asks for the others. */
const FEATURES = ["kern", "liga", "tnum"];

/** Entries of a font's name table which the OFL asks to keep: its copyright notice and the licence's address. */
const LICENCE_NAMES = [0, 14];

/**
 * What a fallback title may need beside the content's own characters, as far as Archivo's Latin file has it:
 * Basic Latin, Latin-1, Latin Extended-A, dashes, quotes and ellipsis, €, ™, arrows, minus.
 */
const TITLE_RANGES: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/**
 * How wide a letter is in the content's own words, beside the mean of the languages that capsize weighs letters by.
 * Measured in Chromium over all lines of both languages; the test of the size adjustments has the numbers.
 */
const LETTERS_OF_CONTENT = 0.993;

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>["variationAxes"];

type LocalFont = {
  /** Full or PostScript names of fonts with these measures, the likeliest first. */
  names: string[];
  metrics: Parameters<typeof createFontStack>[0][number];
};

type Fallback = {
  /** The `font-weight` descriptor under which this face stands in. */
  weight: string;
  /** The point of Archivo whose widths it has to match. */
  axes: Axes;
  local: LocalFont;
};

type Family = { name: string; file: string; weight: string; axes: Axes; fallbacks: Fallback[] };

// The measures are those of @capsizecss/metrics 4.3.0 (a package of 169 MB, hence copied): Arial's are older
// than the Web and Liberation Sans, Arimo and Helvetica share them. Roboto stands in on Android, which has no
// Arial; its regular letters are as wide as Arial's to 0.2 %, so that one face can name both.
const arialLike = { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 };
const REGULAR: LocalFont = {
  names: ["Arial", "Liberation Sans", "Arimo", "Helvetica", "Roboto-Regular"],
  metrics: { ...arialLike, familyName: "Arial", xWidthAvg: 913 },
};
const BOLD: LocalFont = {
  names: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Helvetica Bold"],
  metrics: { ...arialLike, familyName: "Arial Bold", xWidthAvg: 983 },
};
// Where Roboto is one variable file, local() finds it by the name of its regular weight alone.
const ROBOTO_BOLD: LocalFont = {
  names: ["Roboto-Medium", "Roboto-Regular"],
  metrics: {
    familyName: "Roboto",
    ascent: 1900,
    descent: -500,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 919,
  },
};

/** The families of design/DESIGN.md "Type". Display answers to every weight, so that none is ever faked. */
const FAMILIES: Family[] = [
  {
    name: "Display",
    file: "display.woff2",
    weight: "100 900",
    axes: { wdth: 118, wght: 560 },
    fallbacks: [{ weight: "100 900", axes: { wdth: 118, wght: 560 }, local: REGULAR }],
  },
  {
    name: "Text",
    file: "text.woff2",
    weight: "400 600",
    axes: { wdth: 103, wght: { min: 400, max: 600, default: 400 } },
    // Of two faces with one weight the browser tries the last first:
    // https://drafts.csswg.org/css-fonts/#composite-fonts
    fallbacks: [
      { weight: "400", axes: { wdth: 103, wght: 400 }, local: REGULAR },
      { weight: "500", axes: { wdth: 103, wght: 500 }, local: REGULAR },
      { weight: "600", axes: { wdth: 103, wght: 600 }, local: ROBOTO_BOLD },
      { weight: "600", axes: { wdth: 103, wght: 600 }, local: BOLD },
    ],
  },
];

/**
 * The characters that a page can show, by the source file that holds them: every word stands in app/content,
 * and a stray sign may stand in markup or in a style's `content`. Reads sources, comments included: a few
 * characters too many cost nothing.
 *
 * @returns for each file, its path from the project's root and its characters
 */
export function sourceCharacters(): Map<string, Set<string>> {
  const files = globSync("app/{content/**/*.ts,**/*.tsx,**/*.css}", { cwd: ROOT }).sort();
  return new Map(
    files
      .filter((file) => !file.includes(".test."))
      .map((file) => [file, printable(readFileSync(join(ROOT, file), "utf8"))]),
  );
}

/** The characters of a source text, `\u00a0` and `\u{a0}` read as the character they stand for. */
function printable(source: string): Set<string> {
  const text = source.replace(/\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/gi, (_, braced, plain) =>
    String.fromCodePoint(Number.parseInt(braced ?? plain, 16)),
  );
  return new Set([...text].filter((character) => character >= " "));
}

/** Every character that the fonts shall draw, once, in code point order. */
function wantedCharacters(): string {
  const wanted = new Set([...sourceCharacters().values()].flatMap((characters) => [...characters]));
  for (const [first, last] of TITLE_RANGES) {
    for (let code = first; code <= last; code++) wanted.add(String.fromCodePoint(code));
  }
  return [...wanted].sort().join("");
}

/** Archivo at `axes`, with the glyphs of `text` alone, as woff2. */
function cut(archivo: Buffer, text: string, axes: Axes): Promise<Buffer> {
  return subsetFont(archivo, text, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: FEATURES,
    preserveNameIds: LICENCE_NAMES,
  });
}

/**
 * An @font-face rule which makes a font of the visitor's own machine as wide and as tall as Archivo at
 * `fallback.axes`, so that lines break alike before and after the real font arrives.
 */
async function fallbackRule(
  family: Family,
  fallback: Fallback,
  archivo: Buffer,
  text: string,
): Promise<string> {
  const metrics = await fromBuffer(await cut(archivo, text, fallback.axes));
  const latin = { xWidthAvg: metrics.subsets.latin.xWidthAvg * LETTERS_OF_CONTENT };
  const asRead = { ...metrics, subsets: { ...metrics.subsets, latin } };
  const { fontFaces } = createFontStack([asRead, fallback.local.metrics], { fontFaceFormat: "styleObject" });
  const face = fontFaces[0]?.["@font-face"];
  if (!face) throw new Error(`No fallback could be computed for ${family.name}`);
  return rule({
    "font-family": `"${family.name} fallback"`,
    src: fallback.local.names.map((name) => `local("${name}")`).join(", "),
    "font-weight": fallback.weight,
    "size-adjust": face.sizeAdjust,
    "ascent-override": face.ascentOverride,
    "descent-override": face.descentOverride,
    // Archivo has no line gap; capsize leaves the descriptor out where the local font has none either.
    "line-gap-override": face.lineGapOverride ?? "0%",
  });
}

function rule(descriptors: Record<string, string | number | undefined>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join("")}}\n`;
}

function fontRule({ name, file, weight }: Family): string {
  return rule({
    "font-family": `"${name}"`,
    src: `url("./${file}") format("woff2")`,
    "font-weight": weight,
    "font-display": "swap",
  });
}

/** A digest of all that the output depends on: the characters, Archivo, the tools, and this file. */
function digestInputs(archivo: Buffer, text: string): string {
  const versions = TOOLS.map((name) => `${name}@${manifest.devDependencies[name]}`).join();
  const recipe = readFileSync(fileURLToPath(import.meta.url));
  const hash = createHash("sha256");
  for (const input of [archivo, text, versions, recipe]) hash.update(input);
  return hash.digest("hex");
}

/**
 * Writes display.woff2, text.woff2 and fonts.css (families "Display", "Display fallback", "Text" and
 * "Text fallback") to `folder`. The same inputs give the same bytes, and are not worked on twice.
 *
 * @returns whether there was anything to do
 */
export async function buildFonts(folder = GENERATED): Promise<"built" | "unchanged"> {
  const archivo = readFileSync(ARCHIVO);
  const text = wantedCharacters();
  const digest = digestInputs(archivo, text);
  const stamp = join(folder, STAMP);
  const outputs = [...FAMILIES.map(({ file }) => file), "fonts.css", STAMP].map((file) => join(folder, file));
  if (outputs.every((file) => existsSync(file)) && readFileSync(stamp, "utf8") === digest) return "unchanged";

  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  for (const family of FAMILIES) {
    writeFileSync(join(folder, family.file), await cut(archivo, text, family.axes));
    rules.push(fontRule(family));
    for (const fallback of family.fallbacks) rules.push(await fallbackRule(family, fallback, archivo, text));
  }
  writeFileSync(join(folder, "fonts.css"), rules.join("\n"));
  // Last, so that a step cut short is done again.
  writeFileSync(stamp, digest);
  return "built";
}

if (import.meta.main) console.log(`Fonts: ${await buildFonts()}`);
