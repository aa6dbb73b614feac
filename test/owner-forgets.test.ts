/** An owner adds something to a copy of the site and forgets the rest: one run names all that is missing. */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyProject } from "./support/test-servers.ts";

let copy: string;
beforeEach(() => {
  copy = copyProject();
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(join(copy, file), text.replace(from, to));
}

function problems(): string[] {
  const script = 'const { sourceProblems } = await import("./scripts/check-sources.ts");';
  const print = "console.log(JSON.stringify(await sourceProblems()))";
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", script + print], {
      cwd: copy,
      encoding: "utf8",
    }),
  );
}

test("a page of one's own that is only a row", () => {
  replace("app/routes.ts", "  about: {", '  tlh: { file: "pages/tlh.tsx" },\n  about: {');
  expect(problems()).toEqual([
    "app/routes.ts: tlh: app/pages/tlh.tsx does not exist",
    expect.stringMatching(/^app\/content\/schema.ts: singlePageTexts lacks tlh: add .+/),
    "app/content/tlh.json is missing",
  ]);
});

test("a related detail that does not exist, besides problems of facts and texts", () => {
  replace("app/domain/catalogue.ts", "related: [", 'related: [["tlh", "tlh"], ');
  replace("app/content/facts.json", '"address"', '"adress"');
  replace("app/content/reviews.json", "{", '{ "tlh": "Ana",');
  expect(problems()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/related names a detail that is not in categories: tlh\/tlh$/),
      "app/content/facts.json: address is missing",
      "app/content/facts.json has an unknown key: adress",
      expect.stringMatching(/^app\/content\/reviews.json has an unknown key: tlh$/),
    ]),
  );
});

test("a language that is only a code, also when development starts", () => {
  replace("app/domain/languages.ts", "] as const", ', "tlh"] as const');
  expect(problems()).toEqual(
    expect.arrayContaining([
      expect.stringContaining("voices lacks tlh"),
      "app/content/common.json: tlh is missing",
      "app/content/reviews.json: tlh is missing",
      "app/content/facts.json: mvpDaysCountFrom.tlh is missing",
    ]),
  );
  const { stderr } = spawnSync(process.execPath, ["scripts/generated-styles.ts"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(stderr).toContain("app/content/common.json: tlh is missing\n");
  expect(stderr).not.toMatch(/^ +at /m);
});
