/** The limits of transfer sizes with brotli, in kB of 1000 bytes. */
import { globSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { destinationOf } from "../app/paths.ts";
import { knownPaths } from "../app/seo/known-paths.server.ts";

const limits = {
  fonts: 60,
  // Scripts: room for the first `<Link>` of React Router, which brings 2.3 kB.
  page: { document: 20, scripts: 120 },
  home: { document: 24, scripts: 126 },
  quote: { document: 20, scripts: 136 },
};
/** A text within its own limit must not stop a build, so a document with little else may exceed its limit by 4 kB. */
const withoutWords = 14;
const extraForWords = 4;

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/**
 * Prints the largest document and the largest scripts.
 *
 * @param publicFolder contains a compressed copy of each file
 * @returns a line for each size above its limit
 */
export function checkBudgets(publicFolder: string): string[] {
  const sizeOf = (file: string) => statSync(`${publicFolder}${file}.br`).size / 1000;
  const fonts = sum(globSync(`${publicFolder}/assets/*.woff2`).map((file) => statSync(file).size / 1000));
  const sizes = knownPaths().flatMap((path) => {
    const html = readFileSync(`${publicFolder}${path}/index.html`, "utf8");
    const { kind } = destinationOf(path);
    const most = kind === "home" || kind === "quote" ? limits[kind] : limits.page;
    const document = sizeOf(`${path}/index.html`);
    const mostOfDocument = most.document + (isMostlyWords(html) ? extraForWords : 0);
    return [
      { path, part: "document", size: document, most: mostOfDocument },
      {
        path,
        part: "scripts",
        size: sum([...scriptsOf(html, publicFolder)].map(sizeOf)),
        most: most.scripts,
      },
    ];
  });
  for (const part of ["document", "scripts"]) {
    const [largest] = sizes.filter((size) => size.part === part).toSorted((a, b) => b.size - a.size);
    if (largest) console.log(`Largest ${part}: ${largest.size.toFixed(1)} kB, ${largest.path}`);
  }
  return [...sizes, { path: "The site", part: "fonts", size: fonts, most: limits.fonts }]
    .filter(({ size, most }) => size > most)
    .map(({ path, part, size, most }) => `${path}: ${part} ${size.toFixed(1)} kB, at most ${most}`);
}

function isMostlyWords(html: string): boolean {
  const code = html.match(/<(style|svg|script)[\s\S]*?<\/\1>/g)?.join("") ?? "";
  return brotliCompressSync(code).length / 1000 <= withoutWords;
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
