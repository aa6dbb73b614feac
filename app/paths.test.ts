import { matchRoutes } from "react-router";
import { describe, expect, test } from "vitest";
import {
  type Destination,
  destinationOf,
  knownPaths,
  type Language,
  languages,
  logoPath,
  parentPath,
  paths,
  readableSegment,
  switcherLanguage,
  switcherPath,
  unknownDetailTitle,
  unknownPaths,
} from "./paths.ts";
import routes from "./routes.ts";

// Spelled again on purpose: a key that the catalogue loses or renames is an address that visitors have saved.
const services = ["ux", "ui", "customer", "product", "project", "design"] as const;
const details = {
  design: ["ux", "ui", "design-systems", "interaction"],
  development: ["frontend", "mobile", "payment", "user-management", "project-management"],
  marketing: ["digital-strategy", "seo", "analytics"],
  legal: ["compliance", "ip", "business"],
} as const;
const categories = ["development", "marketing", "legal"] as const;

type Row = [pathname: string, shown: Destination];

/** The addresses that answer 200, in both languages: docs/behaviour.md#routes */
const pages: Row[] = [
  ["/", { kind: "landing" }],
  ...(["en", "es"] as const).flatMap((language): Row[] => [
    [`/${language}`, { kind: "home", language }],
    ...services.map((service): Row => [`/${language}/${service}`, { kind: "service", language, service }]),
    ...categories.map(
      (category): Row => [`/${language}/${category}`, { kind: "category", language, category }],
    ),
    ...Object.entries(details).flatMap(([category, keys]) =>
      keys.map(
        (detail): Row => [
          `/${language}/${category}/${detail}`,
          { kind: "detail", language, category, detail } as Destination,
        ],
      ),
    ),
  ]),
];

const unknownDetail = (language: Language, category?: keyof typeof details): Destination => ({
  kind: "unknown-detail",
  language,
  category,
});
const toLanding: Destination = { kind: "redirect", to: "/" };

/** The other rows of the table, with the bad input that a visitor or a scanner types. */
const otherAddresses: Row[] = [
  // A pair that is none of the fifteen.
  ["/en/design/logo", unknownDetail("en", "design")],
  ["/es/legal/ux", unknownDetail("es", "legal")],
  ["/en/ux/interaction", unknownDetail("en")],
  ["/es/cooking/pasta", unknownDetail("es")],
  ["/en/about/us", unknownDetail("en")],
  ["/en/DESIGN/ux", unknownDetail("en")],
  ["/en/design/UX", unknownDetail("en", "design")],
  ["/en/__proto__/constructor", unknownDetail("en")],
  ["/en/design/__proto__", unknownDetail("en", "design")],
  ["/es/legal/hasOwnProperty", unknownDetail("es", "legal")],
  ["/en/design/%3Cscript%3Ealert(1)%3C%2Fscript%3E", unknownDetail("en", "design")],
  ["/en/design/%E0%A4%A", unknownDetail("en", "design")],
  ["/es/development/%E8%A8%AD%E8%A8%88", unknownDetail("es", "development")],
  [`/en/marketing/${"a".repeat(10_000)}`, unknownDetail("en", "marketing")],

  // About and Contact have no page of their own.
  ["/en/about", toLanding],
  ["/es/about", toLanding],
  ["/en/contact", toLanding],
  ["/es/contact", toLanding],

  // A service that is none of the six.
  ["/en/branding", { kind: "unknown-service", language: "en" }],
  ["/es/nosotros", { kind: "unknown-service", language: "es" }],
  ["/en/UX", { kind: "unknown-service", language: "en" }],
  ["/es/interaction", { kind: "unknown-service", language: "es" }],
  ["/en/__proto__", { kind: "unknown-service", language: "en" }],
  ["/es/constructor", { kind: "unknown-service", language: "es" }],
  ["/en/toString", { kind: "unknown-service", language: "en" }],
  ["/en/%", { kind: "unknown-service", language: "en" }],
  ["/es/dise%C3%B1o", { kind: "unknown-service", language: "es" }],

  // Anything else.
  ["/fr", toLanding],
  ["/foo", toLanding],
  ["/EN", toLanding],
  ["/english", toLanding],
  ["/estudio/ux", toLanding],
  ["/en-us/ux", toLanding],
  ["/ux", toLanding],
  ["/en/a/b/c", toLanding],
  ["/en/design/ux/more", toLanding],
  ["/es/about/a/b", toLanding],
  ["/__proto__", toLanding],
  ["/constructor/ux", toLanding],
  ["//en/ux", toLanding],
  ["/%65n", toLanding],
];

describe("a visitor who opens", () => {
  test.each(pages)("%s gets its page", (pathname, shown) => {
    expect(destinationOf(pathname)).toEqual(shown);
  });

  test.each(
    otherAddresses.map(([pathname, shown]) => [pathname.slice(0, 60), shown.kind, pathname, shown] as const),
  )("%s gets what the rules say: %s", (_, __, pathname, shown) => {
    expect(destinationOf(pathname)).toEqual(shown);
  });
});

test("the studio publishes exactly the table's 51 pages, each at one address", () => {
  expect(knownPaths()).toHaveLength(51);
  expect(knownPaths().toSorted()).toEqual(pages.map(([pathname]) => pathname).toSorted());
});

test("every page for an unknown address is rendered under a name that no page has, once for each answer", () => {
  const answers = unknownPaths().map((pathname) => destinationOf(pathname));
  expect(answers).toEqual(
    languages.flatMap((language) => [
      { kind: "unknown-service", language },
      ...[...(Object.keys(details) as (keyof typeof details)[]), undefined].map((category) =>
        unknownDetail(language, category),
      ),
    ]),
  );
});

test("the router opens the file of the page that an address shows", () => {
  const files: Record<Destination["kind"], string> = {
    landing: "landing",
    home: "home",
    service: "service",
    category: "category",
    detail: "detail",
    "unknown-service": "service",
    "unknown-detail": "detail",
    redirect: "unknown-route",
  };
  // Redirects come before any file: the root's middleware throws them. What no route matches ends there too.
  const shown = [...pages, ...otherAddresses].filter(([, { kind }]) => kind !== "redirect");
  const decodable = shown.filter(([pathname]) => !/%(?![\dA-F]{2})/.test(pathname));
  for (const [pathname, { kind }] of [...decodable, ["/en/a/b/c", toLanding] as Row]) {
    const [match] = matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname) ?? [];
    expect((match?.route as { file?: string } | undefined)?.file, pathname).toBe(`pages/${files[kind]}.tsx`);
  }
});

test("every address that a component builds is a page, or one of the two that lead back to the landing", () => {
  for (const language of languages) {
    expect(destinationOf(paths.about(language))).toEqual(toLanding);
    expect(destinationOf(paths.contact(language))).toEqual(toLanding);
    expect(knownPaths()).toContain(paths.landing());
    expect(knownPaths()).toContain(paths.home(language));
    expect(knownPaths()).toContain(paths.service(language, "customer"));
    expect(knownPaths()).toContain(paths.category(language, "legal"));
    // The category `design` is answered by the service's page, which lists the design details.
    expect(destinationOf(paths.category(language, "design"))).toMatchObject({ kind: "service" });
    expect(knownPaths()).toContain(paths.detail(language, "legal", "ip"));
  }
});

test("a detail's “Back to services” leads one address up, to a page", () => {
  expect(parentPath("/es/legal/ip")).toBe("/es/legal");
  expect(parentPath("/en/cooking/pasta")).toBe("/en/cooking");
  for (const [pathname, { kind }] of pages)
    if (kind === "detail") expect(knownPaths()).toContain(parentPath(pathname));
});

describe("the language that the switcher shows", () => {
  test.each<[pathname: string, shown: Language]>([
    ["/en", "en"],
    ["/en/ux", "en"],
    ["/en/nowhere/at/all", "en"],
    ["/es", "es"],
    ["/es/legal/ip", "es"],
    // "Starts with" is a comparison of characters, not of segments.
    ["/english", "en"],
    ["/estudio", "es"],
    // Anything else gives es.
    ["/", "es"],
    ["/fr", "es"],
    ["/EN", "es"],
    ["/ux/en", "es"],
    ["", "es"],
  ])("at %s is %s", (pathname, shown) => {
    expect(switcherLanguage(pathname)).toBe(shown);
  });
});

describe("choosing a language", () => {
  test.each<[pathname: string, chosen: Language, target: string]>([
    // The examples of docs/behaviour.md#language-switcher.
    ["/en/ux", "es", "/es/ux"],
    ["/en/design/interaction", "es", "/es/design"],
    ["/en/legal/ip", "es", "/es"],
    ["/en/development/project-management", "es", "/es/development"],
    // The landing and the home pages have no second segment.
    ["/", "en", "/en"],
    ["/", "es", "/es"],
    ["/en", "es", "/es"],
    ["/es", "es", "/es"],
    // Each of the six words keeps the second segment, also when the language stays.
    ["/es/ui", "en", "/en/ui"],
    ["/es/customer", "en", "/en/customer"],
    ["/es/product", "en", "/en/product"],
    ["/es/project", "en", "/en/project"],
    ["/es/design", "es", "/es/design"],
    // Pages whose path holds none of the six lose it.
    ["/en/development", "es", "/es"],
    ["/es/marketing", "en", "/en"],
    ["/en/development/frontend", "es", "/es"],
    ["/en/development/user-management", "es", "/es"],
    ["/es/marketing/seo", "en", "/en"],
    ["/es/legal/compliance", "en", "/en"],
    ["/en/about", "es", "/es"],
    // "Contains" is a substring test on the whole path: in a word, in any segment, in lower case alone.
    ["/en/building", "es", "/es/building"],
    ["/en/legal/guidelines", "es", "/es/legal"],
    ["/en/UX", "es", "/es"],
    ["/ux", "es", "/es"],
    ["/design/legal", "en", "/en/legal"],
    ["/en//ux", "es", "/es"],
    ["/en/%22/ux", "es", "/es/%22"],
  ])("at %s, %s leads to %s", (pathname, chosen, target) => {
    expect(switcherPath(pathname, chosen)).toBe(target);
  });

  test("never leads from a page to a dead end", () => {
    for (const pathname of knownPaths())
      for (const language of languages)
        expect(knownPaths(), pathname).toContain(switcherPath(pathname, language));
  });
});

describe("the logo", () => {
  test.each([
    ["/", "/en"],
    ["/en", "/"],
    ["/es", "/"],
    ["/en/ux", "/en"],
    ["/es/legal", "/es"],
    ["/es/legal/ip", "/es"],
    ["/es/nothing", "/es"],
    ["/en/nothing/here", "/en"],
    ["/fr", "/en"],
    ["/__proto__", "/en"],
  ])("on %s leads to %s", (pathname, target) => {
    expect(logoPath(pathname)).toBe(target);
  });
});

describe("an unknown detail's title", () => {
  test.each([
    ["/en/design/logo-design", "logo-design"],
    ["/es/design/dise%C3%B1o%20de%20logo", "diseño de logo"],
    ["/en/design/%3Cscript%3E", "<script>"],
    ["/en/design/%E8%A8%AD%E8%A8%88", "設計"],
    // Decoded once: what stays encoded is what the visitor typed.
    ["/en/design/%2525", "%25"],
    // Broken encoding is shown as it stands.
    ["/en/design/%E0%A4%A", "%E0%A4%A"],
    ["/en/design/100%", "100%"],
    ["/en/design/__proto__", "__proto__"],
  ])("of %s reads %s", (pathname, title) => {
    expect(unknownDetailTitle(pathname)).toBe(title);
  });

  test("is the segment as it stands where it holds nothing to decode", () => {
    expect(readableSegment("plain")).toBe("plain");
  });
});
