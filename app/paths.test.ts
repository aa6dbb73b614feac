import fc from "fast-check";
import { expect, test } from "vitest";
import { hostile } from "../test/support/hostile.ts";
import { serviceKeys } from "./catalogue/catalogue.ts";
import { site } from "./content-model/contents.server.ts";
import { isLanguage, type Language, languages } from "./languages.ts";
import {
  findDestination,
  findRedirect,
  getLogoPath,
  getParentPath,
  getSwitcherLanguage,
  getSwitcherPath,
  getUnknownTitle,
  paths,
  splitPath,
} from "./paths.ts";
import { prosePageKinds } from "./routes.ts";
import { listPaths } from "./seo/known-paths.server.ts";

test("For any URL, only known ones are pages, and redirects, the switcher, the logo and the back link stay on the site", () => {
  const word = fc.constantFrom(...languages, ...listPaths().flatMap(splitPath), "about", "contact");
  const joined = fc.tuple(word, hostile).map((parts) => parts.join(""));
  const segment = fc.oneof(word, hostile, joined, fc.string(), fc.string({ unit: "binary" }));
  const pathname = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join("/")}`);
  // A page of text without its file redirects later, in server/resolve-request.ts.
  const texts = languages.flatMap((code) => prosePageKinds.map((kind) => paths.page(code, kind)));
  const pages = new Set([...listPaths(), ...texts]);
  const anyUrl = fc.property(pathname, fc.constantFrom(...languages), (path, chosen) => {
    const shown = findDestination(path);
    expect(!/^unknown|redirect/.test(shown.kind)).toBe(pages.has(path));
    if (shown.kind === "redirect") expect(shown.to).toBe(paths.landing());
    else if (shown.kind !== "landing") expect(isLanguage(shown.language)).toBe(true);
    const targets = [getSwitcherPath(path, chosen), getLogoPath(path), findRedirect(path)?.to ?? "/"];
    if (shown.kind === "unknown-detail") targets.push(getParentPath(path));
    for (const target of targets) {
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(new URL(target, site.address).origin).toBe(new URL(site.address).origin);
    }
  });
  // A fixed seed makes CI runs reproducible.
  fc.assert(anyUrl, { numRuns: 1000, seed: 15 });
});

test.each<[pathname: string, shown: Language]>([
  ["/en/nowhere/at/all", "en"],
  // The prefix test compares characters, not segments.
  ["/english", "en"],
  ["/estudio", "es"],
  ["/", "es"],
  ["/EN", "es"],
])("At %s the switcher shows %s", (pathname, shown) => {
  expect(getSwitcherLanguage(pathname)).toBe(shown);
});

const [service = ""] = serviceKeys;

test.each<[pathname: string, chosen: Language, target: string]>([
  ["/en/legal/ip", "es", "/es"],
  ...serviceKeys.map((key): [string, Language, string] => [`/es/${key}`, "en", `/en/${key}`]),
  ["/en/development", "es", "/es"],
  // The substring test covers the whole path: inside a word, in any segment, lower case only.
  [`/en/b${service}lding`, "es", `/es/b${service}lding`],
  [`/en/legal/g${service}delines`, "es", paths.page("es", "legal")],
  [`/en/${service.toUpperCase()}`, "es", "/es"],
])("At %s, choosing %s leads to %s", (pathname, chosen, target) => {
  expect(getSwitcherPath(pathname, chosen)).toBe(target);
});

test.each([
  ["/es/design/dise%C3%B1o%20de%20logo", "diseño de logo"],
  ["/en/design/%2525", "%25"],
  ["/en/design/%0D%0Alogo%00", "logo"],
  // A segment without a visible character gives no title, so the segment before it does.
  ["/en/design/%20", "design"],
  ["/en/%20/%E2%80%8B", "%E2%80%8B"],
])("The title of the unknown detail %s is %s", (pathname, title) => {
  expect(getUnknownTitle(pathname)).toBe(title);
});
