import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { listContentProblems } from "./check.ts";
import { readTexts, shared } from "./contents.server.ts";
import { fillText } from "./fill-facts.ts";
import { promises } from "./promises.ts";
import type { StudioPromise } from "./shared-schema.ts";

const problemsWith = (list: StudioPromise[]) =>
  listContentProblems(readTexts(list), { ...shared, promises: { promises: list } });

test("a promise that the studio does not make is on no page, and no page lacks a word for it", () => {
  const withMade = (isMade: (key: string) => boolean) =>
    promises.map((promise) => ({ ...promise, isMade: isMade(promise.key) }));
  const shownIn = (pages: string) =>
    promises.filter((promise) => languages.some((language) => pages.includes(promise[language])));
  const all = withMade(() => true);
  const used = shownIn(JSON.stringify(readTexts(all))).map(({ key }) => key);
  for (const key of used) {
    const others = withMade((other) => other !== key);
    const shown = shownIn(JSON.stringify(readTexts(others))).map(({ key }) => key);
    expect(shown).toEqual(used.filter((other) => other !== key));
  }
  const none = withMade(() => false);
  expect(shownIn(JSON.stringify(readTexts(none)))).toEqual([]);
  // No text is shorter than without every promise, and none is longer than with all of them.
  expect([...problemsWith(all), ...problemsWith(none)]).toEqual([]);
});

test("an omitted promise takes its space along, at the start, between sentences and at the end", () => {
  const [language] = languages;
  const list = ["yes", "no"].map((key) => ({
    key,
    ...Object.fromEntries(languages.map((code) => [code, `It is ${key}.`])),
    isMade: key === "yes",
    isConfirmed: false,
  })) as StudioPromise[];
  const filled = (text: string) => fillText(text, language, list);
  expect(filled("{promise.no} {promise.no} A. {promise.no} B. {promise.no} {promise.no}")).toBe("A. B.");
  expect(filled("{promise.no} {promise.yes} A. {promise.yes} {promise.no}")).toBe("It is yes. A. It is yes.");
  expect(filled("A.\n{promise.no}")).toBe("A.");
});
