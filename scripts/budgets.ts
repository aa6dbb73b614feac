/** The limits of transfer sizes with brotli, in kB of 1000 bytes. */
import { readFileSync, statSync } from "node:fs";
import { getContent } from "../app/content-model/contents.server.ts";
import { languages } from "../app/languages.ts";
import { findDestination } from "../app/paths.ts";
import { prosePageKinds } from "../app/routes.ts";
import { listPaths } from "../app/seo/known-paths.server.ts";

// Scripts: room for a component of a few lines and the first `<Link>` of React Router, which brings 2.7 kB to each page.
const usual = { document: 20, scripts: 119 };
const limits: Record<string, Partial<typeof usual>> = {
  home: { document: 24 },
  // Its own scripts have at most 8 kB, besides those that every page has.
  quote: { scripts: 117 },
  // Pages of text hold little else, and an owner's text must not stop a build.
  ...Object.fromEntries(prosePageKinds.map((kind) => [kind, { document: Number.POSITIVE_INFINITY }])),
};

// The studio adds its answers later, and they must not stop a build.
const answers = languages.flatMap((language) => Object.values(getContent(language).answers));
const room = answers.some(({ answer }) => answer) ? 3 : 0;

/**
 * @param publicFolder contains a compressed copy of each file
 * @returns a line for each document, and for each document's scripts, above the limit
 */
export function checkBudgets(publicFolder: string): string[] {
  const readSize = (file: string) => statSync(`${publicFolder}${file}.br`).size / 1000;
  return listPaths().flatMap((path) => {
    // A document names the files that its scripts import, too.
    const html = readFileSync(`${publicFolder}${path}/index.html`, "utf8");
    const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))].map(readSize);
    const limit = { ...usual, ...limits[findDestination(path).kind] };
    return [
      { part: "document", size: readSize(`${path}/index.html`), most: limit.document + room },
      { part: "scripts", size: scripts.reduce((sum, size) => sum + size, 0), most: limit.scripts },
    ]
      .filter(({ size, most }) => size > most)
      .map(({ part, size, most }) => `${path}: ${part} ${size.toFixed(1)} kB, at most ${most}`);
  });
}
