/**
 * Limits for the transfer size of a visit, in kB of 1000 bytes. The build prints the sizes, and fails above a limit.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { knownPaths } from "../app/known-paths.server.ts";
import { destinationOf } from "../app/paths.ts";

const budgets = { document: 20, scripts: 112, "quote page's scripts": 128, fonts: 60 };
/**
 * Without its words, a size may be this much less than its budget; because of its words, it may be this much more. So no
 * text within its limits stops a build.
 */
const extraWords = 4;
const warnAt = 0.97;

/** How to reduce a size that exceeds its budget. */
const advice = {
  document:
    "Shorten its texts, or give the styles of a section to the pages that show it alone (README, “Where do I change …?”).",
  scripts:
    "Compare the files with the last build's. Load what few visitors need with React.lazy, or do without a library.",
  "quote page's scripts": "Load what few visitors need with React.lazy, or do without a library.",
  fonts: "Remove a face or an axis in scripts/fonts.ts.",
};

/**
 * Prints the size of each kind of page and of the fonts.
 *
 * @returns a line for each size over its budget, with its parts
 */
export function checkBudgets(publicFolder: string): string[] {
  const tooHeavy: string[] = [];
  for (const { kind, name, kilobytes, parts, words } of [
    ...heaviestPages(publicFolder),
    fonts(publicFolder),
  ]) {
    const budget = budgets[kind];
    const line = `${name}: ${kilobytes.toFixed(1)} of ${budget} kB`;
    const isExcused = kilobytes - words <= budget - extraWords && kilobytes <= budget + extraWords;
    if (kilobytes > budget && words > 0 && isExcused)
      console.warn(`${line}, which exceeds the budget because of its words. A visitor waits longer for it.`);
    else if (kilobytes > budget)
      tooHeavy.push(`${line}, which exceeds the budget. Its parts: ${parts}. ${advice[kind]}`);
    else if (kilobytes > warnAt * budget) console.warn(`${line}, which is close to the budget (${parts})`);
    else console.log(line);
  }
  return tooHeavy;
}

/** The largest document of each kind, and the scripts that it requests at the first interaction. */
function heaviestPages(publicFolder: string) {
  const heaviest = new Map<string, { path: string; bytes: number }>();
  for (const path of knownPaths()) {
    const { kind } = destinationOf(path);
    const bytes = statSync(`${publicFolder}${path}/index.html.br`).size;
    if (bytes > (heaviest.get(kind)?.bytes ?? 0)) heaviest.set(kind, { path, bytes });
  }
  return [...heaviest].flatMap(([kind, { path, bytes }]) => {
    const html = readFileSync(`${publicFolder}${path}/index.html`, "utf8");
    return [
      {
        kind: "document" as const,
        name: `The ${kind} page ${path}`,
        kilobytes: bytes / 1000,
        ...partsOf(html),
      },
      scriptsOf(html, publicFolder, kind === "quote" ? "quote page's scripts" : "scripts"),
    ];
  });
}

/** The scripts that a page requests, those that they import, and the words of its language: scripts/quote-data.ts */
function scriptsOf(html: string, publicFolder: string, kind: "scripts" | "quote page's scripts") {
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
  const weighed = [...files]
    .map((file) => ({ name: basename(file), kilobytes: statSync(`${publicFolder}${file}.br`).size / 1000 }))
    .sort((one, other) => other.kilobytes - one.kilobytes);
  // The loaders' data, and on the quote page the texts of its parts.
  const words = sumOf(
    weighed.filter(({ name }) => name.startsWith("start-") || name.startsWith(`${language}-`)),
  );
  return { kind, words, name: "  Its scripts", kilobytes: sumOf(weighed), parts: listOf(weighed) };
}

interface WeighedFile {
  name: string;
  kilobytes: number;
}
const sumOf = (files: WeighedFile[]) => files.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
const listOf = (files: WeighedFile[]) =>
  files.map(({ name, kilobytes }) => `${name} ${kilobytes.toFixed(1)}`).join(", ");

/** The parts of a page by size, which show where to reduce it. */
function partsOf(html: string) {
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
  return { parts: listOf(weighed), words: weighed.at(-1)?.kilobytes ?? 0 };
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
