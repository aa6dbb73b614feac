/**
 * Limits for the transfer size of a visit, in kB of 1000 bytes. The build prints the sizes, and fails above a limit.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { destinationOf } from "../app/paths.ts";
import { knownPaths } from "../app/seo/known-paths.server.ts";
import type { ModuleSizes } from "./module-sizes.ts";

const budgets = { document: 20, scripts: 112, "quote page's scripts": 128, fonts: 60 };
/** By how much a size may exceed its budget because of its words, so that no text within its limits stops a build. */
const extraWords = 4;
/** What a size may be without its words, for its words to be the cause. */
const withoutWords = { document: 14, scripts: 108, "quote page's scripts": 120, fonts: 60 };
const warnAt = 0.99;

const adviceForScripts = "Load what opens after a press with React.lazy, or do without a library.";
/** How to reduce a size that exceeds its budget. */
const advice = {
  document:
    "Shorten its texts or its largest styles. The styles of app/layout/ and app/ui/ are in every document, those of app/sections/ in the pages that import them. A large drawing can be a file in the folder public, in an <img>.",
  scripts: adviceForScripts,
  "quote page's scripts": adviceForScripts,
  fonts: "Remove a face or an axis in scripts/fonts.ts.",
};

/**
 * Prints the size of each kind of page and of the fonts.
 *
 * @returns a line for each size over its budget, with its parts
 */
export function checkBudgets(publicFolder: string, moduleSizes: ModuleSizes): string[] {
  const tooHeavy: string[] = [];
  for (const { kind, name, kilobytes, parts, words } of [
    ...heaviestPages(publicFolder, moduleSizes),
    fonts(publicFolder),
  ]) {
    const budget = budgets[kind];
    const line = `${name}: ${kilobytes.toFixed(1)} of ${budget} kB`;
    const isExcused = kilobytes - words <= withoutWords[kind] && kilobytes <= budget + extraWords;
    if (kilobytes > budget && words > 0 && isExcused)
      console.warn(`${line}, which exceeds the budget because of its words. A visitor waits longer for it.`);
    else if (kilobytes > budget)
      tooHeavy.push(
        `${line.trim()}, which exceeds the budget: ${parts}. ${advice[kind]} The budgets are in scripts/budgets.ts.`,
      );
    else if (kilobytes > warnAt * budget) console.warn(`${line}, which is close to the budget (${parts})`);
    else console.log(line);
  }
  return tooHeavy;
}

/** The largest document of each kind, and the scripts that it requests at the first interaction. */
function heaviestPages(publicFolder: string, moduleSizes: ModuleSizes) {
  const heaviest = new Map<string, { path: string; bytes: number }>();
  for (const path of knownPaths()) {
    const { kind } = destinationOf(path);
    const bytes = statSync(`${publicFolder}${path}/index.html.br`).size;
    if (bytes > (heaviest.get(kind)?.bytes ?? 0)) heaviest.set(kind, { path, bytes });
  }
  return [...heaviest].flatMap(([kind, { path, bytes }]) => {
    const html = readFileSync(`${publicFolder}${path}/index.html`, "utf8");
    const scripts = scriptsOf(html, publicFolder);
    return [
      {
        kind: "document" as const,
        name: `The ${kind} page ${path}`,
        kilobytes: bytes / 1000,
        ...partsOf(html, publicFolder, moduleSizes),
      },
      {
        kind: kind === "quote" ? ("quote page's scripts" as const) : ("scripts" as const),
        name: `  The scripts of ${path}`,
        kilobytes: sumOf(scripts),
        words: sumOf(scripts.filter(({ isText }) => isText)),
        parts: listOf(sourcesOf(scripts, moduleSizes)),
      },
    ];
  });
}

const framework = ["react", "react-dom", "react-router", "scheduler"];

/** The packages and source files in the files. The share of each in a compressed file is an estimate. */
function sourcesOf(files: BuiltFile[], moduleSizes: ModuleSizes): WeighedFile[] {
  const modules = new Map<string, number>();
  for (const { name, kilobytes, isText } of files) {
    const lengths = Object.entries(isText ? { "its texts": 1 } : (moduleSizes[name] ?? { [name]: 1 }));
    const total = lengths.reduce((sum, [, length]) => sum + length, 0);
    for (const [module, length] of lengths) {
      const part = framework.includes(module) ? "React and React Router" : module;
      modules.set(part, (modules.get(part) ?? 0) + (kilobytes * length) / total);
    }
  }
  return [...modules].map(([name, kilobytes]) => ({ name, kilobytes }));
}

/** The scripts that a page requests, those that they import, and the words of its language: scripts/quote-data.ts */
function scriptsOf(html: string, publicFolder: string): BuiltFile[] {
  const [, language] = /<html lang="(\w+)/.exec(html) ?? [];
  const [, list = "[]"] = /id="scripts">(.*?)<\/script>/.exec(html) ?? [];
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const source = readFileSync(`${publicFolder}${file}`, "utf8");
    for (const [, isLazy, imported] of source.matchAll(
      /(?:import|from)\s*(\()?["'`](?:\.|\/assets)\/([\w.-]+\.js)["'`]/g,
    ))
      if (!isLazy || imported?.startsWith(`${language}-`)) add(`/assets/${imported}`);
  };
  for (const file of JSON.parse(list)) add(file);
  return [...files].map((file) => ({
    ...compressed(`${publicFolder}${file}`),
    // The loaders' data, and on the quote page the texts of its parts.
    isText: basename(file).startsWith("start-") || basename(file).startsWith(`${language}-`),
  }));
}

interface WeighedFile {
  name: string;
  kilobytes: number;
}
interface BuiltFile extends WeighedFile {
  isText?: boolean;
}
function compressed(file: string): WeighedFile {
  return { name: basename(file), kilobytes: statSync(`${file}.br`).size / 1000 };
}
const sumOf = (files: WeighedFile[]) => files.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
/** The five largest. */
const listOf = (files: WeighedFile[]) =>
  files
    .toSorted((one, other) => other.kilobytes - one.kilobytes)
    .slice(0, 5)
    .map(({ name, kilobytes }) => `${name} ${kilobytes.toFixed(1)}`)
    .join(", ");

/** The parts of a page by size, which show where to reduce it. */
function partsOf(html: string, publicFolder: string, moduleSizes: ModuleSizes) {
  const all = (pattern: RegExp) => html.match(pattern)?.join("") ?? "";
  const parts = {
    styles: all(/<style[\s\S]*?<\/style>/g),
    drawings: all(/<svg[\s\S]*?<\/svg>/g),
    "scripts and facts for machines": all(/<script[\s\S]*?<\/script>/g),
    words: html.replaceAll(/<(style|svg|script)[\s\S]*?<\/\1>/g, ""),
  };
  const weighed = Object.entries(parts).map(([name, text]) => ({
    name,
    kilobytes: brotliCompressSync(text).length / 1000,
  }));
  const sheets = globSync(`${publicFolder}/assets/*.css`)
    .filter((file) => parts.styles.includes(readFileSync(file, "utf8")))
    .map(compressed);
  return {
    parts: `${listOf(weighed)}; its largest styles: ${listOf(sourcesOf(sheets, moduleSizes))}`,
    words: weighed.at(-1)?.kilobytes ?? 0,
  };
}

function fonts(publicFolder: string) {
  const files = globSync(`${publicFolder}/assets/*.woff2`).map((file) => ({
    name: basename(file),
    kilobytes: statSync(file).size / 1000,
  }));
  return {
    kind: "fonts" as const,
    words: 0,
    name: "All fonts",
    kilobytes: sumOf(files),
    parts: listOf(files),
  };
}
