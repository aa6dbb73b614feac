/** What a visit may weigh as it travels, in kB of 1000 bytes. The build prints it, and ends where it is too much. */
import { globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { knownPaths } from "../app/known-paths.server.ts";
import { destinationOf } from "../app/paths.ts";

const budgets = { document: 20, fonts: 60 };
const warnAt = 0.9;

/**
 * Prints what each kind of page and the fonts weigh.
 *
 * @throws Error that names each weight over its budget and its parts
 */
export function checkBudgets(publicFolder: string): void {
  const tooHeavy: string[] = [];
  for (const { name, kilobytes, budget, parts } of [...documents(publicFolder), fonts(publicFolder)]) {
    const line = `${name}: ${kilobytes.toFixed(1)} of ${budget} kB`;
    if (kilobytes > budget) tooHeavy.push(`${name} is over ${budget} kB: ${parts}`);
    else if (kilobytes > warnAt * budget) console.warn(`${line}, which is close to the budget (${parts})`);
    else console.log(line);
  }
  if (tooHeavy.length > 0) throw new Error(tooHeavy.join("\n"));
}

/** The heaviest document of each kind. */
function documents(publicFolder: string) {
  const heaviest = new Map<string, { path: string; bytes: number }>();
  for (const path of knownPaths()) {
    const { kind } = destinationOf(path);
    const bytes = statSync(`${publicFolder}${path}/index.html.br`).size;
    if (bytes > (heaviest.get(kind)?.bytes ?? 0)) heaviest.set(kind, { path, bytes });
  }
  return [...heaviest].map(([kind, { path, bytes }]) => ({
    name: `The ${kind} page ${path}`,
    kilobytes: bytes / 1000,
    budget: budgets.document,
    parts: partsOf(readFileSync(`${publicFolder}${path}/index.html`, "utf8")),
  }));
}

/** What a page is made of, for whoever has to make it lighter. */
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
    name: "All fonts",
    kilobytes: files.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
    budget: budgets.fonts,
    parts: files.map(({ name, kilobytes }) => `${name} ${kilobytes.toFixed(1)}`).join(", "),
  };
}
