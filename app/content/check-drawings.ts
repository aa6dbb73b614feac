/** Holds the drawn pictures and the logos to their rules. */
import { existsSync, readFileSync } from "node:fs";
import { categories, services } from "../domain/catalogue.ts";
import { type CellRules, cellProblems } from "../domain/cells.ts";
import { type Client, isLogoFile, type LogoFile, type LogoSource, type StudioLogo } from "../domain/logo.ts";
import { clients } from "./clients.ts";
import { studioLogo } from "./logo.ts";
import { site } from "./site.ts";

const pictureRules: CellRules = { rows: [3, 3], columns: [5, 5], limeElements: 1 };
const markRules: CellRules = { rows: [4, 5], columns: [1, 5], limeElements: 1 };
const clientRules: CellRules = { rows: [1, 4], columns: [1, 4], limeElements: 0 };
const glyphRules: CellRules = { rows: [1, 1], columns: [1, 1], limeElements: 0 };
const brandLetters = { min: 3, max: 24 };

interface Drawings {
  brand: string;
  logo: StudioLogo;
  clients: readonly Client[];
  /** Where the files of logos are. */
  folder: string;
}

/** What is wrong with a drawing, a line each: file, key, what was found and what is allowed. */
export function drawingProblems(
  { brand, logo, clients: shown, folder }: Drawings = {
    brand: site.brand,
    logo: studioLogo,
    clients,
    folder: "public",
  },
): string[] {
  const { length } = [...brand];
  const letter = "replacesFirstLetter" in logo ? logo.replacesFirstLetter : undefined;
  return [
    ...(length < brandLetters.min || length > brandLetters.max
      ? [
          `app/content/facts.json: brand has ${length} letters, from ${brandLetters.min} to ${brandLetters.max}`,
        ]
      : []),
    ...(letter === undefined || /^\p{L}$/u.test(letter)
      ? []
      : [`app/content/logo.json: replacesFirstLetter must be one letter, and is “${letter}”`]),
    ...problemsOf("app/content/logo.json: mark", logo.mark, markRules, folder),
    ...shown.flatMap(({ logo }, index) =>
      problemsOf(`app/content/clients.json: clients[${index}].logo`, logo, clientRules, folder),
    ),
    ...Object.entries(services).flatMap(([key, { picture }]) =>
      problemsOf(`app/domain/catalogue.ts: services.${key}.picture`, picture, pictureRules, folder),
    ),
    ...Object.entries(categories).flatMap(([category, glyphs]) =>
      Object.entries(glyphs).flatMap(([key, glyph]) =>
        problemsOf(`app/domain/catalogue.ts: categories.${category}.${key}`, [glyph], glyphRules, folder),
      ),
    ),
  ];
}

function problemsOf(place: string, drawing: LogoSource, rules: CellRules, folder: string): string[] {
  const problems = isLogoFile(drawing) ? fileProblems(drawing, folder) : cellProblems(drawing, rules);
  return problems.map((problem) => `${place} ${problem}`);
}

function fileProblems({ file, width, height }: LogoFile, folder: string): string[] {
  if (!existsSync(folder + file)) return [`names ${file}, and there is no file ${folder}${file}`];
  const svg = readFileSync(folder + file, "utf8");
  const [start] = /<svg\b[^>]*>/.exec(svg) ?? [];
  if (start === undefined) return [`names ${file}, which is no SVG file`];
  const [, , viewWidth, viewHeight] = attribute(start, "viewBox")?.split(/[\s,]+/) ?? [];
  const size = [viewWidth ?? attribute(start, "width"), viewHeight ?? attribute(start, "height")].map(
    (length) => Number.parseFloat(length ?? ""),
  );
  const [fileWidth = Number.NaN, fileHeight = Number.NaN] = size;
  return [
    ...(Math.abs(width / height / (fileWidth / fileHeight) - 1) < 0.02
      ? []
      : [
          `says ${width} x ${height}, but ${file} has ${size.map((length) => length || "no size").join(" x ")}`,
        ]),
    ...(/<text\b/.test(svg) ? [`names ${file}, whose <text> needs a font: turn it into outlines`] : []),
  ];
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\s*=\\s*["']([^"']+)`).exec(tag)?.[1];
}
