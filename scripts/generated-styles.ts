/**
 * Writes the styles that derive from the content to app/styles/generated: the colours, the sizes of
 * the wordmark, and a rule for each number of a page plan that sets a custom property. The security policy forbids style
 * attributes, and not every engine supports numbers from attr():
 * https://developer.mozilla.org/docs/Web/CSS/attr#browser_compatibility
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { colors } from "../app/content/colors.ts";
import { contents } from "../app/content/contents.server.ts";
import { studioLogo } from "../app/content/logo.ts";
import { factsSchema } from "../app/content/schema.ts";
import { site } from "../app/content/site.ts";
import { board } from "../app/domain/board.ts";
import { languages } from "../app/domain/languages.ts";
import { capitalHeight, markPlace, wordmarkLetters } from "../app/domain/logo.ts";
import { gridColumns, mostCells, mostParts } from "../app/domain/page-plan.ts";
import { layerOrder } from "../app/styles/layers.ts";
import { sourceProblems, stopAtProblems } from "./check-sources.ts";
import { lettersWidth } from "./fonts.ts";

// `npm run dev` shows a page despite other problems, but every page needs these texts, and the brand's width.
if (
  languages.some((code) => !contents[code].common?.languageName) ||
  !factsSchema.shape.brand.safeParse(site.brand).success
)
  stopAtProblems(await sourceProblems());

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The largest values: items or days before, and up to the end; those of the whole; those of one; the index among
 * siblings.
 */
const largest = {
  before: mostCells,
  to: mostCells,
  total: mostCells,
  span: gridColumns,
  index: gridColumns - 1,
};
const numbers = Object.entries(largest).flatMap(([name, most]) =>
  range(0, most).map((number) => `[data-${name}="${number}"]{--${name}:${number}}`),
);

const timelines = range(1, mostParts).map((part) => `[data-part="${part}"]{--timeline:--part-${part}}`);
const scope = `main{timeline-scope:${range(1, mostParts)
  .map((part) => `--part-${part}`)
  .join(",")}}`;

const { width: markWidth, gap } = markPlace(studioLogo, site.brand);
const { beside } = wordmarkLetters(studioLogo, site.brand);
const sizes = {
  /** In em of the display font. The logo's letter spacing is negative: app/layout/Logo.module.css */
  "--wordmark-width": markWidth + gap + (await lettersWidth(beside)) - 0.045 * beside.length,
  "--mark-width": markWidth,
  "--capital-height": `${capitalHeight}em`,
  /** The landing's letters fit the longest name of a language, and are not larger than for seven letters. */
  "--language-letters": Math.max(7, ...languages.map((code) => contents[code].common.languageName.length)),
  /** At most three rows, so that the board stays above the text beside it. */
  "--board-columns": Math.max(5, Math.ceil(board.length / 3)),
  "--mark-gap": `${gap}em`,
};
const root = `:root{${Object.entries(sizes)
  .map((property) => property.join(":"))
  .join(";")}}`;

mkdirSync("app/styles/generated", { recursive: true });
writeFileSync("app/styles/generated/layers.css", `${layerOrder}\n`);
writeFileSync(
  "app/styles/generated/count.css",
  `@layer count{${[root, ...numbers, scope, ...timelines].join("\n")}}\n`,
);

const palette = Object.entries(colors).map(([name, color]) => `--${name}:${color}`);
writeFileSync("app/styles/generated/colors.css", `@layer tokens{:root{${palette.join(";")}}}\n`);
