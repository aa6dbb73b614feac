/**
 * An owner adds something to a copy of the site and forgets the rest: one run names all that is missing, apart from
 * what TypeScript names after it.
 */
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OwnerCopy, ownerCopy } from "./support/owner-copy.ts";

let copy: OwnerCopy;
beforeEach(() => {
  copy = ownerCopy();
});
afterEach(() => copy.remove());

function problems(): string[] {
  const script = 'const { sourceProblems } = await import("./scripts/check-sources.ts");';
  const print = "console.log(JSON.stringify(await sourceProblems()))";
  return JSON.parse(copy.run(`node --input-type=module --eval '${script}${print}'`));
}

test("a misspelt fact and a language that does not exist", () => {
  copy.edit("app/content/facts.json", '"address"', '"adress"');
  copy.edit("app/content/reviews.json", "{", '{ "tlh": "Ana",');
  expect(problems()).toEqual(
    expect.arrayContaining([
      "app/content/facts.json: address is missing",
      "app/content/facts.json has an unknown key: adress",
      expect.stringMatching(/^app\/content\/reviews.json has an unknown key: tlh$/),
    ]),
  );
});

test("a language that is only a code, also when development starts", () => {
  copy.edit("app/domain/languages.ts", "] as const", ', "tlh"] as const');
  expect(problems()).toEqual(
    expect.arrayContaining([
      "app/content/common.json: tlh is missing",
      "app/content/reviews.json: tlh is missing",
      "app/content/facts.json: mvpDaysCountFrom.tlh is missing",
    ]),
  );
  const { stderr } = copy.start("node scripts/generated-styles.ts");
  expect(stderr).toContain("app/content/common.json: tlh is missing\n");
  expect(stderr).not.toMatch(/^ +at /m);
});
