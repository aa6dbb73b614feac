/** The limits of transfer sizes with brotli, in kB of 1000 bytes. */
import { globSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { destinationOf } from "../app/paths.ts";
import { knownPaths } from "../app/seo/known-paths.server.ts";

const limits = {
  document: 20,
  "home document": 24,
  "quote document": 21,
  // Room for the first `<Link>` of React Router, which brings 2.3 kB.
  scripts: 120,
  "home scripts": 126,
  "quote scripts": 138,
  fonts: 60,
};
/** A text within its own limit must not stop a build, so a document with little else may exceed its limit by 4 kB. */
const withoutWords = 14;
const extraForWords = 4;

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/**
 * Prints the size of each page's document and scripts.
 *
 * @param publicFolder contains a compressed copy of each file
 * @returns a line for each size above its limit
 */
export function checkBudgets(publicFolder: string): string[] {
  const sizeOf = (file: string) => statSync(`${publicFolder}${file}.br`).size / 1000;
  const fonts = globSync(`${publicFolder}/assets/*.woff2`).map((file) => readFileSync(file).length / 1000);
  const tooLarge = sum(fonts) > limits.fonts ? [`The fonts: ${sum(fonts)} kB, at most ${limits.fonts}`] : [];
  for (const path of knownPaths()) {
    const html = readFileSync(`${publicFolder}${path}/index.html`, "utf8");
    const { kind } = destinationOf(path);
    const document = sizeOf(`${path}/index.html`);
    const limit = limits[kind === "home" || kind === "quote" ? (`${kind} document` as const) : "document"];
    const scripts = sum([...scriptsOf(html, publicFolder)].map(sizeOf));
    const scriptsLimit =
      limits[kind === "quote" || kind === "home" ? (`${kind} scripts` as const) : "scripts"];
    console.log(`${path}: document ${document.toFixed(1)} kB, scripts ${scripts.toFixed(1)} kB`);
    if (document > limit && !isExcused(html, document - limit))
      tooLarge.push(`${path}: document ${document} kB, at most ${limit}`);
    if (scripts > scriptsLimit) tooLarge.push(`${path}: scripts ${scripts} kB, at most ${scriptsLimit}`);
  }
  return tooLarge;
}

function isExcused(html: string, excess: number): boolean {
  const code = html.match(/<(style|svg|script)[\s\S]*?<\/\1>/g)?.join("") ?? "";
  return excess <= extraForWords && brotliCompressSync(code).length / 1000 <= withoutWords;
}

/** The scripts that a document names, and those that they import before they run. */
function scriptsOf(source: string, publicFolder: string, found = new Set<string>()): Set<string> {
  for (const [, name] of source.matchAll(/["'](?:\.|\/assets)\/([\w.-]+\.js)["']/g)) {
    const file = `/assets/${name}`;
    if (found.has(file)) continue;
    found.add(file);
    const imports = readFileSync(`${publicFolder}${file}`, "utf8").match(/(?:from|import)\s*["'][^"']+["']/g);
    scriptsOf(imports?.join() ?? "", publicFolder, found);
  }
  return found;
}
