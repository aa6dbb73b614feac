import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { listContentProblems } from "./check.ts";
import { promises } from "./contents.server.ts";
import { parseContent, readSources } from "./read-content.ts";

const sources = readSources();

test("A promise that the studio does not make is on no page, and no page lacks a word for it", () => {
  const withMade = (isShown: (key: string) => boolean) => ({
    ...sources,
    promises: { promises: promises.map((promise) => ({ ...promise, isShown: isShown(promise.key) })) },
  });
  const shownWith = (changed: typeof sources) => {
    const { promises: _, ...pages } = parseContent(changed).filled;
    const shown = JSON.stringify(pages);
    return promises.filter((promise) => languages.some((language) => shown.includes(`${promise[language]}`)));
  };
  const all = withMade(() => true);
  const used = shownWith(all).map(({ key }) => key);
  for (const key of used) {
    const shown = shownWith(withMade((other) => other !== key)).map(({ key }) => key);
    expect(shown).toEqual(used.filter((other) => other !== key));
  }
  const none = withMade(() => false);
  expect(shownWith(none)).toEqual([]);
  // No text is shorter than without every promise, and none is longer than with all of them.
  expect([...listContentProblems(all), ...listContentProblems(none)]).toEqual([]);
});
