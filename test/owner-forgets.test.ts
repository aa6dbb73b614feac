/** An owner forgets something in a copy of the site: one run names all that is missing, before TypeScript does. */
import { expect, onTestFinished, test } from "vitest";
import { ownerCopy } from "./support/owner-copy.ts";

test("A misspelt fact, and a language that is only a code, are named by the check, and only the fact stops development", () => {
  const copy = ownerCopy();
  onTestFinished(copy.remove);
  copy.edit("app/content/facts.json", '"country"', '"nation"');
  copy.edit("app/languages.ts", "] as const", ', "tlh"] as const');
  const print = "console.log(JSON.stringify(checkSources()))";
  const script = `const { checkSources } = await import("./scripts/check-sources.ts"); ${print}`;
  expect(JSON.parse(copy.run(`node --input-type=module --eval '${script}'`))).toEqual(
    expect.arrayContaining([
      "app/content/facts.json has an unknown key: nation",
      expect.stringMatching(/^app\/content\/common.json: tlh is missing, as in \d+ more places/),
    ]),
  );
  const { stderr } = copy.start("node scripts/prerequisites.js");
  expect(stderr).toContain("app/content/facts.json has an unknown key: nation\n");
  expect(stderr).not.toMatch(/^ +at /m);
  // A language that is being added does not stop the others.
  copy.edit("app/content/facts.json", '"nation"', '"country"');
  copy.run("node scripts/prerequisites.js && node scripts/generated-styles.ts");
  expect(copy.text("app/styles/generated/content.css")).toContain("--wordmark-width");
});
