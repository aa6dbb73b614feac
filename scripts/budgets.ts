/**
 * Limits for the transfer size of a visit, in kB of 1000 bytes. The build prints the sizes, and fails above a limit.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { contents } from "../app/content/contents.server.ts";
import { knownPaths } from "../app/known-paths.server.ts";
import { destinationOf } from "../app/paths.ts";

const budgets = { document: 20, scripts: 112, "quote page's scripts": 128, fonts: 60 };
/** How much an answer of the studio may add to the home page: app/content/answers.json */
const perAnswer = 0.25;
const warnAt = 0.9;

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
  for (const { kind, name, kilobytes, parts, answers } of [
    ...heaviestPages(publicFolder),
    fonts(publicFolder),
  ]) {
    const budget = budgets[kind] + perAnswer * answers;
    const line = `${name}: ${kilobytes.toFixed(1)} of ${budget} kB`;
    if (kilobytes > budget)
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
        parts: partsOf(html),
        answers: kind === "home" ? givenAnswers() : 0,
      },
      scriptsOf(html, publicFolder, kind === "quote" ? "quote page's scripts" : "scripts"),
    ];
  });
}

function givenAnswers(): number {
  const given = Object.values(contents).map(
    ({ answers }) => Object.values(answers).filter(({ answer }) => answer).length,
  );
  return Math.max(...given);
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
  return { kind, answers: 0, name: "  Its scripts", kilobytes: sumOf(weighed), parts: listOf(weighed) };
}

interface WeighedFile {
  name: string;
  kilobytes: number;
}
const sumOf = (files: WeighedFile[]) => files.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
const listOf = (files: WeighedFile[]) =>
  files.map(({ name, kilobytes }) => `${name} ${kilobytes.toFixed(1)}`).join(", ");

/** The parts of a page by size, which show where to reduce it. */
function partsOf(html: string): string {
  const all = (pattern: RegExp) => html.match(pattern)?.join("") ?? "";
  const parts = {
    styles: all(/<style[\s\S]*?<\/style>/g),
    drawings: all(/<svg[\s\S]*?<\/svg>/g),
    "scripts and facts for machines": all(/<script[\s\S]*?<\/script>/g),
    "words and their elements": html.replaceAll(/<(style|svg|script)[\s\S]*?<\/\1>/g, ""),
  };
  return Object.entries(parts)
    .map(([name, text]) => `${name} ${(brotliCompressSync(text).length / 1000).toFixed(1)}`)
    .join(", ");
}

function fonts(publicFolder: string) {
  const files = globSync(`${publicFolder}/assets/*.woff2`).map((file) => ({
    name: basename(file),
    kilobytes: statSync(file).size / 1000,
  }));
  return {
    kind: "fonts" as const,
    answers: 0,
    name: "All fonts",
    kilobytes: sumOf(files),
    parts: listOf(files),
  };
}
