import { describe, expect, test } from "vitest";
import { type Language, languages } from "../domain/languages.ts";
import { contentProblems } from "./check.ts";
import { contents } from "./contents.server.ts";
import type { Content } from "./schema.ts";

const [language] = languages;

const before = contentProblems();

/** What the check says of one change to a copy of the content. */
function problemsAfter(change: (content: Content) => void): string[] {
  const copy: Record<Language, Content> = structuredClone(contents);
  change(copy[language]);
  return contentProblems(copy).filter((problem) => !before.includes(problem));
}

test("the content as it stands can be published", () => {
  expect(before).toEqual([]);
});

describe("whoever writes a text that breaks a rule reads file, key, what was found and what is allowed", () => {
  const file = `app/content/${language}`;

  test("when it is too long", () => {
    const long = `${"Word ".repeat(80)}end.`;
    const problems = problemsAfter(({ home }) => {
      home.lead = long;
    });
    expect(problems).toEqual([
      expect.stringMatching(`^${file}/home.ts: lead has ${long.length} characters, at most \\d+$`),
    ]);
  });

  test("when a list has another count than the catalogue", () => {
    const problems = problemsAfter(({ services, home }) => {
      services.ux.process.pop();
      home.phases.pop();
    });
    expect(problems).toEqual([
      expect.stringMatching(`^${file}/home.ts: phases has \\d+ entries, as many as the catalogue: \\d+$`),
      expect.stringMatching(
        `^${file}/services.ts: ux.process has \\d+ entries, as many as the catalogue: \\d+$`,
      ),
    ]);
  });

  test("when a key is missing, or is one too many", () => {
    const problems = problemsAfter(({ details }) => {
      Object.assign(details.design.ux, { closing: undefined, motto: "Hello" });
    });
    expect(problems).toEqual([
      `${file}/details/design.ts: ux.closing is missing`,
      `${file}/details/design.ts: ux has a key that the schema does not know: motto`,
    ]);
  });

  test("when a sentence stands on two pages", () => {
    const problems = problemsAfter(({ categories }) => {
      categories.legal.closing = categories.design.closing;
    });
    expect(problems).toEqual([
      `${file}/categories.ts: legal.closing repeats ${file}/categories.ts: design.closing: “${contents[language].categories.design.closing}”`,
    ]);
  });

  test("when it types a number that is no fact of the site, or a price", () => {
    const problems = problemsAfter(({ home }) => {
      home.startCaption = "Only $ 99";
    });
    expect(problems).toHaveLength(2);
  });

  test("when it names a page that is not there", () => {
    const named = "A service with the name in braces, such as {pottery}, is elsewhere.";
    const problems = problemsAfter(({ services }) => {
      services.ux.outOfScope = named;
    });
    expect(problems).toEqual([
      `${file}/services.ts: ux.outOfScope names a page that is not there, in braces: "${named}"`,
    ]);
  });

  test("when a language that was copied still has the other's name", () => {
    const problems = problemsAfter(({ common }) => {
      for (const other of languages) common.languageName = contents[other].common.languageName;
    });
    expect(problems).toEqual([
      expect.stringMatching(
        /^app\/content\/\w\w\/common.ts: languageName is the same as in app\/content\/\w\w\/$/,
      ),
    ]);
  });

  test("when a template lacks its value", () => {
    const problems = problemsAfter((content) => {
      content.common.days = "Days";
    });
    expect(problems).toEqual([`${file}/common.ts: days must contain {first} and {last} once: "Days"`]);
  });
});
