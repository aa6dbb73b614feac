/** An owner removes a part of the site in a copy, by the steps of docs/content-guide.md#removing-things */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, test } from "vitest";
import { type OwnerCopy, ownerCopy } from "../support/owner-copy.ts";

let copy: OwnerCopy;
afterEach(() => copy.remove());

function remove(...files: string[]): void {
  for (const file of files) rmSync(join(copy.folder, file), { recursive: true });
}

/** All that `npm test` runs before its browser tests. */
function expectNothingRed(): void {
  copy.run("npm run check && npm run build && npx vitest run --project built pages");
}

test("the editor", () => {
  copy = ownerCopy();
  remove("editor");
  copy.run("npm pkg delete scripts.edit scripts.edit:build");
  expectNothingRed();
});

test("the quote page and the stage", () => {
  copy = ownerCopy();
  copy.edit(
    "app/routes.ts",
    'quote: { file: "quote/quote.tsx" }',
    'quote: { file: "quote/quote.tsx", pages: [] }',
  );
  remove("app/quote/quote.tsx", "app/quote/quote.e2e.ts");
  copy.change("app/content/facts.json", (facts) => ({ ...facts, stage: "off" }));
  // The check names the text that links to the page.
  copy.edit("app/content/home.json", '"page": "quote"', '"page": "ux"');
  expectNothingRed();
});

test("the category pages", () => {
  copy = ownerCopy();
  const keys = "export const categoryPageKeys: CategoryKey[] = [];";
  copy.edit("app/domain/catalogue-keys.ts", /export const categoryPageKeys = .*/, keys);
  remove("app/pages/category.tsx");
  expectNothingRed();
});
