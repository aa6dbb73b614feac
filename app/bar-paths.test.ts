import { expect, test } from "vitest";
import { logoPath, switcherLanguage, switcherPath } from "./bar-paths.ts";
import { type Language, languages } from "./domain/languages.ts";
import { knownPaths } from "./known-paths.server.ts";

test.each<[pathname: string, shown: Language]>([
  ["/en", "en"],
  ["/en/nowhere/at/all", "en"],
  ["/es/legal/ip", "es"],
  // The prefix test compares characters, not segments.
  ["/english", "en"],
  ["/estudio", "es"],
  ["/", "es"],
  ["/EN", "es"],
  ["/ux/en", "es"],
])("at %s the switcher shows %s", (pathname, shown) => {
  expect(switcherLanguage(pathname)).toBe(shown);
});

test.each<[pathname: string, chosen: Language, target: string]>([
  ["/en/ux", "es", "/es/ux"],
  ["/en/design/interaction", "es", "/es/design"],
  ["/en/legal/ip", "es", "/es"],
  ["/en/development/project-management", "es", "/es/development"],
  ["/", "en", "/en"],
  ["/en", "es", "/es"],
  ["/es/ui", "en", "/en/ui"],
  ["/es/customer", "en", "/en/customer"],
  ["/es/product", "en", "/en/product"],
  ["/es/project", "en", "/en/project"],
  ["/es/design", "es", "/es/design"],
  ["/en/development", "es", "/es"],
  ["/es/marketing/seo", "en", "/en"],
  ["/en/about", "es", "/es"],
  // The substring test covers the whole path: inside a word, in any segment, lower case only.
  ["/en/building", "es", "/es/building"],
  ["/en/legal/guidelines", "es", "/es/legal"],
  ["/en/UX", "es", "/es"],
  ["/design/legal", "en", "/en/legal"],
])("at %s, choosing %s leads to %s", (pathname, chosen, target) => {
  expect(switcherPath(pathname, chosen)).toBe(target);
});

test("choosing a language never leads from a page to a dead end", () => {
  const targets = knownPaths().flatMap((path) => languages.map((language) => switcherPath(path, language)));
  expect(targets.filter((target) => !knownPaths().includes(target))).toEqual([]);
});

test.each([
  ["/", "/en"],
  ["/en", "/"],
  ["/es/legal/ip", "/es"],
  ["/en/nothing/here", "/en"],
  ["/fr", "/en"],
])("on %s the logo leads to %s", (pathname, target) => {
  expect(logoPath(pathname)).toBe(target);
});
