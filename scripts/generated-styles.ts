/** Writes the styles that derive from the content and the catalogue to app/styles/generated. */
import { mkdirSync, writeFileSync } from "node:fs";
import { detailNames } from "../app/catalogue/catalogue.ts";
import { colors, completeLanguages, getContent, site } from "../app/content-model/contents.server.ts";
import { studioLogo } from "../app/content-model/logos.server.ts";
import { drawLetters, trackings } from "../app/drawings/display-font.server.ts";
import { capitalHeight, placeMark, splitWordmark } from "../app/drawings/logo.ts";
import { gridColumns } from "../app/styles/grid.ts";

const { width: markWidth, gap } = placeMark(studioLogo, site.brand);
const { beside } = splitWordmark(studioLogo, site.brand);
const sizes = {
  "--grid-columns": gridColumns,
  "--tracking-line": `${trackings.line}em`,
  "--tracking-title": `${trackings.title}em`,
  /** In em of the display font. */
  "--wordmark-width": markWidth + gap + drawLetters(beside, trackings.line).width,
  "--mark-width": markWidth,
  "--capital-height": `${capitalHeight}em`,
  /** The landing's letters fit the longest name of a language, and are not larger than for seven letters. */
  "--language-letters": Math.max(
    7,
    ...completeLanguages.map((code) => getContent(code).common.languageName.length),
  ),
  /** At most three rows, so that the board stays above the text beside it. */
  "--board-columns": Math.max(5, Math.ceil(detailNames.length / 3)),
  "--mark-gap": `${gap}em`,
};
const declarations = Object.entries({
  ...Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--${name}`, color])),
  ...sizes,
}).map((property) => property.join(":"));

/** The caption of the checked radio, so that it follows the row of days without JavaScript. */
const captions = Array.from({ length: site.mvpDays }, (_, index) => {
  const day = index + 1;
  return `[data-stage]:has([value="${day}"]:checked) [data-caption="${day}"]{position:relative;visibility:inherit;translate:none}`;
});

mkdirSync("app/styles/generated", { recursive: true });
writeFileSync("app/styles/generated/content.css", `@layer base{:root{${declarations.join(";")}}}\n`);
writeFileSync("app/styles/generated/stage.css", `@layer sections{${captions.join("")}}\n`);
