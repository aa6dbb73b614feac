/** CONVENTIONS, rules 1 and 3: a fact is written once, and no component spells an address. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { site } from "./content/site.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const factsFile = "app/content/site.ts";

/** Everything a person wrote, tests included: a copy in a test fails on the day the studio gets its real number. */
const sources = globSync(["{app,server,scripts,test,public}/**/*", "*.{ts,json}", ".ci/*"], {
  cwd: root,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
  .filter((file) => !/(^|\/)(generated|\+types)\/|package-lock\.json$|\.woff2$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** The launch check tells the studio's own values from the delivered ones, which it therefore knows. */
const launchCheck = /^scripts\/launch-check(\.test)?\.ts$/;

const filesWith = (found: RegExp, among = sources) =>
  among.filter(({ text }) => found.test(text)).map(({ file }) => file);
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("the whole tree is looked through", () => {
  const files = sources.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining([factsFile, "app/root.tsx", "app/styles/tokens.css"]));
  expect(files).toEqual(
    expect.arrayContaining(["server/node-server.ts", "scripts/build.ts", "package.json"]),
  );
});

describe("the studio changes in one place", () => {
  test.each([
    ["its name", site.brand],
    ["its phone", site.phone],
    ["its company page", site.linkedin],
    ["its profile", site.instagram],
    ["its public address", new URL(site.address).hostname],
  ])("%s", (_, fact) => {
    const typed = new RegExp(`(?<![\\p{L}\\d])${literally(fact)}(?![\\p{L}\\d])`, "u");
    expect(filesWith(typed).filter((file) => !launchCheck.test(file))).toEqual([factsFile]);
  });

  test("its city, which no page, tool or host types", () => {
    const untested = sources.filter(({ file }) => !/\.(test|e2e)\.ts$/.test(file));
    expect(filesWith(new RegExp(literally(site.city)), untested)).toEqual([factsFile]);
  });

  test.each([
    ["the year of the copyright line", site.copyrightYear],
    ["the year in the first question", site.questionYear],
  ])("%s", (_, year) => {
    const shown = sources.filter(({ file }) => file.startsWith("app/") && !/\.test\.ts$/.test(file));
    // Not within a longer number or a date.
    expect(filesWith(new RegExp(`(?<![\\d-])${year}(?![\\d-])`), shown)).toEqual([factsFile]);
  });

  test.each([
    ["the chat", /wa\.me|api\.whatsapp\.com/],
    ["the company page", /linkedin\.com/],
    ["the profile", /instagram\.com/],
  ])("the form of the address of %s", (_, host) => {
    const shown = sources.filter(({ file }) => /^app\/.*(?<!\.test)\.tsx?$/.test(file));
    expect(filesWith(host, shown).filter((file) => file !== factsFile)).toEqual([
      "app/domain/outbound-links.ts",
    ]);
  });
});

describe("no component spells an address of the site", () => {
  const components = sources.filter(({ file }) => /^app\/.*\.tsx$/.test(file));
  /** Addresses may stand in `paths.ts`, and in the names of files that are no pages. */
  const modules = sources.filter(
    ({ file }) => /^app\/.*(?<!\.test)\.ts$/.test(file) && file !== "app/paths.ts",
  );

  test("and the components are looked through", () => {
    expect(components.length).toBeGreaterThan(20);
    expect(modules.length).toBeGreaterThan(20);
  });

  test.each([
    ["one below a language", /["'`]\/(?:en|es)\b/],
    ["one put together", /["'`]\/\$\{/],
    ["one of a page in an attribute", /\b(?:href|to|action)=\{?["'`]\//],
    ["one of a page in an object", /\b(?:href|to|pathname): ["'`]\//],
    ["the landing's", /["'`]\/["'`](?!\))/],
  ])("not %s", (_, address) => {
    expect(filesWith(address, components)).toEqual([]);
  });

  test("nor does any module beside `paths.ts` below a language", () => {
    expect(filesWith(/["'`]\/(?:en|es)\b|["'`]\/\$\{\w*[lL]anguage/, modules)).toEqual([]);
  });
});
