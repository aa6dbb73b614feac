/**
 * Every address of the site, built and read here; nobody else spells one.
 *
 * The rules are SPEC §2 (routes, logo, language switcher) and DECISIONS.md "Routes, in this order" and "Language".
 * A language, service or category that content gains is an address at once.
 */
import {
  type CategoryKey,
  categories,
  type DetailKey,
  type ServiceKey,
  services,
} from "./domain/catalogue.ts";

export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** SPEC §9: "default en for content, es as fallback when reading a path". */
export const defaultLanguage = "en" satisfies Language;
const fallbackLanguage = "es" satisfies Language;

export const serviceKeys = Object.keys(services) as ServiceKey[];
export const categoryKeys = Object.keys(categories) as CategoryKey[];

/** `design` is both a service and a category; its page is the service's (DECISIONS, route table). */
export const categoryPageKeys = categoryKeys.filter((key) => !isServiceKey(key));

/** The keys of a category's detailed services, in the order of every list. */
export function detailKeys<Category extends CategoryKey>(category: Category): DetailKey<Category>[] {
  return Object.keys(categories[category]) as DetailKey<Category>[];
}

/** Own keys only: `__proto__` and `constructor` are no language, service or category. */
export function isLanguage(segment: string | undefined): segment is Language {
  return languages.some((language) => language === segment);
}
export function isServiceKey(segment: string | undefined): segment is ServiceKey {
  return segment !== undefined && Object.hasOwn(services, segment);
}
export function isCategoryKey(segment: string | undefined): segment is CategoryKey {
  return segment !== undefined && Object.hasOwn(categories, segment);
}
export function isDetailKey<Category extends CategoryKey>(
  category: Category,
  segment: string | undefined,
): segment is DetailKey<Category> {
  return segment !== undefined && Object.hasOwn(categories[category], segment);
}

/** Builders: the only place where an address is put together. */
export const paths = {
  landing: () => "/",
  home: (language: Language) => `/${language}`,
  about: (language: Language) => `/${language}/about`,
  contact: (language: Language) => `/${language}/contact`,
  service: (language: Language, service: ServiceKey) => `/${language}/${service}`,
  category: (language: Language, category: CategoryKey) => `/${language}/${category}`,
  detail: (language: Language, category: CategoryKey, detail: string) => `/${language}/${category}/${detail}`,
};

/** The address one segment up, as it stands: where a detail's "Back to services" leads (SPEC §2). */
export function parentPath(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf("/"));
}

/** What an address shows. `home`, `service`, `category` and `detail` exist as documents; so do the two unknowns. */
export type Destination =
  | { kind: "landing" }
  | { kind: "home"; language: Language }
  | { kind: "service"; language: Language; service: ServiceKey }
  | { kind: "category"; language: Language; category: CategoryKey }
  | { kind: "detail"; language: Language; category: CategoryKey; detail: DetailKey }
  | { kind: "unknown-service"; language: Language }
  | { kind: "unknown-detail"; language: Language; category: CategoryKey | undefined }
  | { kind: "redirect"; to: string };

/**
 * Reads an address by the route table of DECISIONS.md.
 *
 * @param pathname any string that starts with a slash, still percent-encoded; no query, no fragment
 * @returns what to show; never throws. A trailing slash counts as a further, empty segment: see `canonicalPath`.
 */
export function destinationOf(pathname: string): Destination {
  const [language, first, second, ...rest] = segmentsOf(pathname);
  if (language === undefined) return { kind: "landing" };
  if (!isLanguage(language) || rest.length > 0) return { kind: "redirect", to: paths.landing() };
  if (first === undefined) return { kind: "home", language };
  if (second === undefined) {
    if (first === "about" || first === "contact") return { kind: "redirect", to: paths.landing() };
    if (isServiceKey(first)) return { kind: "service", language, service: first };
    if (isCategoryKey(first)) return { kind: "category", language, category: first };
    return { kind: "unknown-service", language };
  }
  if (!isCategoryKey(first)) return { kind: "unknown-detail", language, category: undefined };
  if (!isDetailKey(first, second)) return { kind: "unknown-detail", language, category: first };
  return { kind: "detail", language, category: first, detail: second };
}

/** The path without a trailing slash, which no address of the site has but `/` itself (DECISIONS, route table). */
export function canonicalPath(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

/** The path's segments, still encoded; `/` has none. */
export function segmentsOf(pathname: string): string[] {
  return pathname === "/" ? [] : pathname.slice(1).split("/");
}

/** Each address that answers 200: landing, then each language's home, services, categories and details. */
export function knownPaths(): string[] {
  const inLanguage = (language: Language) => [
    paths.home(language),
    ...serviceKeys.map((service) => paths.service(language, service)),
    ...categoryPageKeys.map((category) => paths.category(language, category)),
    ...categoryKeys.flatMap((category) =>
      detailKeys(category).map((detail) => paths.detail(language, category, detail)),
    ),
  ];
  return [paths.landing(), ...languages.flatMap(inLanguage)];
}

/**
 * Stand-ins for segments that nobody knows before a visitor types them. The pages for unknown addresses are
 * rendered once under these names, and `client/fill-unknown-page.ts` puts the real ones in their place. A detail's is a
 * word, because it is the title where no script runs.
 */
export const placeholder = {
  service: "-service-",
  category: "-category-",
  detail: { en: "Service", es: "Servicio" } satisfies Record<Language, string>,
};

/** Where the pages for unknown addresses are rendered: per language one service, and one detail per category. */
export function unknownPaths(): string[] {
  return languages.flatMap((language) => [
    `/${language}/${placeholder.service}`,
    ...[...categoryKeys, placeholder.category].map(
      (category) => `/${language}/${category}/${placeholder.detail[language]}`,
    ),
  ]);
}

/** Title of the page of an unknown detailed service: its path as a person reads it (SPEC §2). */
export function unknownDetailTitle(pathname: string): string {
  return readableSegment(segmentsOf(pathname)[2] ?? "");
}

/** SPEC §2 "Language switcher": starts with /es gives es, starts with /en gives en, anything else es. */
export function switcherLanguage(pathname: string): Language {
  return languages.find((language) => pathname.startsWith(paths.home(language))) ?? fallbackLanguage;
}

/**
 * Where choosing a language leads (SPEC §2): `/{language}`, or, where the whole path contains one of the six
 * service keys as a substring, `/{language}/{second segment}`. DECISIONS takes "contains" to the letter.
 */
export function switcherPath(pathname: string, language: Language): string {
  const second = segmentsOf(pathname)[1];
  const keepsSegment = serviceKeys.some((key) => pathname.includes(key));
  return second && keepsSegment ? `${paths.home(language)}/${second}` : paths.home(language);
}

/** SPEC §2: the logo links to / from a home page, otherwise to /{lang}; on / that is the default language's home. */
export function logoPath(pathname: string): string {
  const [language, second] = segmentsOf(pathname);
  if (!isLanguage(language)) return paths.home(defaultLanguage);
  return second === undefined ? paths.landing() : paths.home(language);
}

/**
 * A segment as a person reads it: decoded once, or as it stands where its encoding is broken.
 * It is text, whatever it contains; whoever shows it must not interpret it.
 */
export function readableSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
