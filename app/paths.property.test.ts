/**
 * Any address that a visitor, a broken link or a scanner can send: nothing throws, and nothing that the site builds
 * from it leads elsewhere. The seed is fixed, so that a run in CI says the same twice; `FUZZ_RUNS=100000` looks
 * further, from a new seed each time.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contents } from "./content/contents.server.ts";
import { site } from "./content/site.ts";
import { fill } from "./domain/template.ts";
import { chatLink } from "./outbound-links.ts";
import {
  destinationOf,
  isCategoryKey,
  isLanguage,
  isServiceKey,
  knownPaths,
  languages,
  logoPath,
  parentPath,
  paths,
  placeholder,
  segmentsOf,
  switcherLanguage,
  switcherPath,
  unknownDetailTitle,
} from "./paths.ts";

const { FUZZ_RUNS } = process.env;
const options = FUZZ_RUNS ? { numRuns: Number(FUZZ_RUNS) } : { numRuns: 1000, seed: 15 };
/** Long runs take as long as they take. */
const patience = FUZZ_RUNS ? 3_600_000 : 20_000;

const forAny = <Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  holds: (...values: Values) => void,
) => fc.assert(fc.property(...arbitraries, holds), options);

/** Words that mean something here, so that random addresses come close to real ones. */
const words = fc.constantFrom(
  ...languages,
  ...knownPaths().flatMap(segmentsOf),
  ...Object.values(placeholder.detail),
  "about",
  "contact",
);
const hostile = fc.constantFrom(
  ...["", ".", "..", "...", "%2e", "%2e%2e", "%2F", "%5C", "\\", "\\\\evil.example", "%2F%2Fevil.example"],
  ...["evil.example", "@evil.example", ":443", "https:", "javascript:alert(1)", "data:text/html,x"],
  ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"],
  ...["%", "%E0%A4%A", "%00", "\0", "%0d%0aLocation:%20x", "\r\n", "\t", " ", "%20", "$&", "$1"],
  ...["<script>", "%3Cscript%3E", '"', "'", "&amp;", "?", "#", ";"],
  ...["設計", "diseño", "😀", "\u202e", "\ud800"],
  ...["ux%2Fui", "UX", "x".repeat(5000)],
);
const anyText = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
const segment = fc.oneof(
  words,
  hostile,
  anyText,
  fc.tuple(words, hostile).map((parts) => parts.join("")),
);
const pathname = fc.oneof(
  { weight: 4, arbitrary: fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join("/")}`) },
  { weight: 1, arbitrary: anyText },
);
/** As a browser hands an address over: one origin, percent-encoded, dots resolved. */
const visited = pathname
  .filter((path) => URL.canParse(path, site.address))
  .map((path) => new URL(path, site.address).pathname);
const language = fc.constantFrom(...languages);

/** An address of this site, however a browser reads it: backslashes and control characters included. */
function expectOnSite(address: string) {
  expect(address).toMatch(/^\/(?!\/)/);
  expect(address).not.toContain("//");
  expect(new URL(address, site.address).origin).toBe(new URL(site.address).origin);
}

describe("whatever address is asked for", { timeout: patience }, () => {
  test("it has one answer, whose redirect stays on the site", () => {
    forAny([pathname], (path) => {
      const shown = destinationOf(path);
      if (shown.kind === "redirect") expect(shown.to).toBe(paths.landing());
      else if (shown.kind !== "landing") expect(isLanguage(shown.language)).toBe(true);
    });
  });

  test("it is a page only where the studio publishes one", () => {
    const pages = new Set(knownPaths());
    const kinds = new Set(["landing", "home", "service", "category", "detail"]);
    forAny([pathname], (path) => {
      const { kind } = destinationOf(path);
      expect(kinds.has(kind)).toBe(pages.has(path));
    });
  });

  test("an address below a language is never mistaken for a service or a category by its inherited names", () => {
    const known = new Set(knownPaths().flatMap(segmentsOf));
    forAny([segment], (name) => {
      if (isServiceKey(name) || isCategoryKey(name)) expect(known.has(name)).toBe(true);
    });
  });

  test("the switcher leads to that language's home or to the page's second segment there", () => {
    forAny([pathname, language], (path, chosen) => {
      const target = switcherPath(path, chosen);
      expectOnSite(target);
      const home = paths.home(chosen);
      const second = path.startsWith("/") ? path.split("/")[2] : target.split("/")[2];
      expect(second ? [home, `${home}/${second}`] : [home]).toContain(target);
      expect(isLanguage(switcherLanguage(path))).toBe(true);
    });
  });

  test("choosing one language and then the other leads back to the same place", () => {
    forAny([visited, language], (path, chosen) => {
      const there = switcherPath(path, chosen);
      for (const other of languages)
        expect(switcherPath(switcherPath(there, other), chosen)).toBe(switcherPath(there, chosen));
    });
  });

  test("the logo leads to the landing or to a home page", () => {
    forAny([pathname], (path) => {
      expect([paths.landing(), ...languages.map(paths.home)]).toContain(logoPath(path));
    });
  });

  test("the fallback's way back stays below its language", () => {
    forAny([pathname], (path) => {
      const shown = destinationOf(path);
      if (shown.kind !== "unknown-detail") return;
      const parent = parentPath(path);
      expectOnSite(parent);
      expect(parent.startsWith(`${paths.home(shown.language)}/`)).toBe(true);
    });
  });

  test("the fallback has a title to read", () => {
    forAny([pathname], (path) => {
      expect(unknownDetailTitle(path)).toEqual(expect.any(String));
    });
  });

  test("the chat hears the fallback's title as the visitor reads it", () => {
    forAny([visited, language], (path, spoken) => {
      const title = unknownDetailTitle(path);
      const link = new URL(chatLink(fill(contents[spoken].interface.interestMessage, { service: title })));
      expect(link.searchParams.get("text")).toContain(title);
      expect([...link.searchParams.keys()]).toEqual(["text"]);
      expect(link.hash).toBe("");
    });
  });
});
