/** An owner removes parts of the site in a copy, by the steps of docs/content-guide.md#removing-things */
import { globSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { serviceKeys } from "../../app/catalogue/catalogue-keys.ts";
import { languages } from "../../app/languages.ts";
import { ownerCopy } from "../support/owner-copy.ts";

const copy = ownerCopy();
const { built, change, edit, run, text, write } = copy;
afterAll(() => copy.remove());
const [language] = languages;

test("after all removals of the guide nothing is red, and no page leads to what is gone", () => {
  removeTheEditor();
  removeTheCategoryPages();
  removeTheStage();
  removeTheQuotePage();
  removeAService(serviceKeys.find((key) => !["ux", "ui", "design"].includes(key)) as string);
  removeTheDays();
  run("npm run format && npm run check && npm run build && npx vitest run --project built pages");
  const home = built(`${language}/index.html`);
  expect(home).not.toMatch(/<\w+[^<>]* data-stage|href="\/\w+\/(quote|legal)"/);
  const { singleJobs } = copy.json("app/content/home.json")[language];
  expect(home).not.toContain(`<p>${singleJobs}</p>`);
  expect(copy.start("npm run launch-check").stdout).not.toContain("quote-terms");
});

function removeTheEditor() {
  remove("editor");
  run("npm pkg delete scripts.edit");
}

function removeTheCategoryPages() {
  const keys = "export const categoryPageKeys: CategoryKey[] = [];";
  edit("app/catalogue/catalogue-keys.ts", /export const categoryPageKeys = .*/, keys);
  remove("app/pages/category.tsx");
}

function removeTheStage() {
  change("app/content/facts.json", (facts) => ({ ...facts, hasStage: false }));
}

function removeTheQuotePage() {
  edit("app/routes.ts", /quote: (\{ file: "quote\/quote.tsx") \}/, "quote: $1, pages: [] }");
  remove("app/quote/quote.tsx", "app/quote/quote.e2e.ts");
  // The check names the texts that link to it.
  changeTexts((texts) => texts.replaceAll("{quote}", "{ux}").replaceAll('"page": "quote"', '"page": "ux"'));
}

/** The check names the texts that mention it, and TypeScript its example. */
function removeAService(service: string) {
  const example = `${service[0]?.toUpperCase()}${service.slice(1)}Specimen`;
  edit("app/catalogue/catalogue.ts", new RegExp(`\n  ${service}: \\{[^]*?\n  \\},`), "");
  edit(
    "app/content-model/specimen-schema.ts",
    new RegExp(`\n  ${service}: strictObject[^]*?\n  \\}\\),`),
    "",
  );
  edit("app/sections/specimens/ServiceSpecimen.tsx", new RegExp(`\n.*\\b${example}\\b.*`), "");
  const files = globSync("app/{content,sections}/**/*.*", { cwd: copy.folder });
  remove(...files.filter((file) => [service, example].includes(basename(file).split(".")[0] ?? "")));
  changeTexts((texts) => {
    const content = JSON.parse(texts.replaceAll(`{${service}}`, "{ux}"), (key, value) => {
      if (Array.isArray(value)) return value.filter((entry) => entry !== service);
      // In a list, the entry is already removed.
      if (value === service && !/^\d+$/.test(key)) return "ux";
      if (value && typeof value === "object") delete value[service];
      return value;
    });
    return JSON.stringify(content, null, 2);
  });
}

function removeTheDays() {
  changeTexts((texts) => texts.replace(/\{mvpDays(Counted)?\}/g, "pocos"));
}

function changeTexts(change: (texts: string) => string) {
  for (const file of globSync("app/content/**/*.json", { cwd: copy.folder })) write(file, change(text(file)));
}

function remove(...names: string[]) {
  for (const name of names) rmSync(join(copy.folder, name), { recursive: true });
}
