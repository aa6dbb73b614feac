/** The limits of transfer sizes with brotli, in kB of 1000 bytes. */
import { readFileSync, statSync } from "node:fs";
import { contents } from "../app/content/contents.server.ts";
import { site } from "../app/content/site.ts";
import { prosePageKinds } from "../app/page-kinds.ts";
import { destinationOf } from "../app/paths.ts";
import { knownPaths } from "../app/seo/known-paths.server.ts";

// Scripts: room for a component of a few lines and the first `<Link>` of React Router, which brings 2.3 kB.
const usual = { document: 20, scripts: 121 };
const limits: Record<string, typeof usual> = {
  home: { document: 24, scripts: 125 },
  quote: { ...usual, scripts: 135 },
  // Pages of text hold little else, and an owner's text must not stop a build.
  ...Object.fromEntries(
    prosePageKinds.map((kind) => [kind, { ...usual, document: Number.POSITIVE_INFINITY }]),
  ),
};

// The studio adds its answers and a visit counter later, and they must not stop a build.
const answers = Object.values(contents).flatMap(({ answers }) => Object.values(answers));
const room = (answers.some(({ answer }) => answer) ? 3 : 0) + (site.visitCounter ? 0.3 : 0);

/**
 * @param publicFolder contains a compressed copy of each file
 * @returns a line for each document, and for each document's scripts, above the limit
 */
export function checkBudgets(publicFolder: string): string[] {
  const sizeOf = (file: string) => statSync(`${publicFolder}${file}.br`).size / 1000;
  return knownPaths().flatMap((path) => {
    const file = `${path}/index.html`;
    // A document names the files that its scripts import, too.
    const scripts = new Set(readFileSync(`${publicFolder}${file}`, "utf8").match(/\/assets\/[\w.-]+\.js/g));
    const sizes = {
      document: sizeOf(file),
      scripts: [...scripts].reduce((sum, script) => sum + sizeOf(script), 0),
    };
    const limit = limits[destinationOf(path).kind] ?? usual;
    const most = { ...limit, document: limit.document + room };
    return (["document", "scripts"] as const)
      .filter((part) => sizes[part] > most[part])
      .map((part) => `${path}: ${part} ${sizes[part].toFixed(1)} kB, at most ${most[part]}`);
  });
}
