/** What a visit may weigh as it travels, in kilobytes of 1000 bytes. */
import { globSync, statSync } from "node:fs";
import { destinationOf, knownPaths } from "../app/paths.ts";

const budgets = { document: 16, fonts: 60 };
const warnAt = 0.9;

/**
 * Prints what the heaviest page of each kind and the fonts weigh.
 *
 * @throws Error that names each weight over its budget
 */
export function checkBudgets(publicFolder: string): void {
  const over: string[] = [];
  for (const { name, bytes, budget } of [...heaviestDocuments(publicFolder), fonts(publicFolder)]) {
    const line = `${name}: ${(bytes / 1000).toFixed(1)} of ${budget} kB`;
    if (bytes > 1000 * budget) over.push(line);
    else if (bytes > 1000 * warnAt * budget) console.warn(`${line}, which is close to the budget`);
    else console.log(line);
  }
  if (over.length > 0) throw new Error(`Over the budget: ${over.join("; ")}`);
}

function heaviestDocuments(publicFolder: string) {
  const documents = knownPaths().map((path) => ({
    name: `The ${destinationOf(path).kind} page ${path}`,
    kind: destinationOf(path).kind,
    bytes: statSync(`${publicFolder}${path}/index.html.br`).size,
    budget: budgets.document,
  }));
  // Of one kind, the last entry stays.
  const lightestFirst = documents.toSorted((one, other) => one.bytes - other.bytes);
  return new Map(lightestFirst.map((document) => [document.kind, document])).values();
}

function fonts(publicFolder: string) {
  const sizes = globSync(`${publicFolder}/assets/*.woff2`).map((file) => statSync(file).size);
  return { name: "All fonts", bytes: sizes.reduce((sum, size) => sum + size, 0), budget: budgets.fonts };
}
