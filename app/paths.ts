/**
 * Every address of the site is built and read here; nobody else spells one. A language, service or category that is
 * added has its addresses at once. The rules: docs/behaviour.md#routes
 */
import {
  type CategoryKey,
  categories,
  type DetailKey,
  type ServiceKey,
  services,
} from "./domain/catalogue.ts";

/** In the order in which a visitor may choose: most are at home in Spanish. */
export const languages = ["es", "en"] as const;
export type Language = (typeof languages)[number];

/** The language of a page that has none in its path, and the one that the switcher then shows as current. */
export const defaultLanguage = "en" satisfies Language;
const fallbackLanguage = "es" satisfies Language;

export const serviceKeys = Object.keys(services) as ServiceKey[];
/** Services that show a specimen of the work: `hasSpecimen` in the catalogue. */
export const specimenKeys = serviceKeys.filter((key) => services[key].hasSpecimen);
export const categoryKeys = Object.keys(categories) as CategoryKey[];

/** `design` is a service and a category; its address shows the service page. */
export const categoryPageKeys = categoryKeys.filter((key) => !isServiceKey(key));

export function detailKeys<Category extends CategoryKey>(category: Category): DetailKey<Category>[] {
  return Object.keys(categories[category]) as DetailKey<Category>[];
}

export function isLanguage(segment: string | undefined): segment is Language {
  return languages.some((language) => language === segment);
}
/** `Object.hasOwn`, because every object also answers to `__proto__` and `constructor`. */
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

export const paths = {
  landing: () => "/",
  home: (language: Language) => `/${language}`,
  about: (language: Language) => `/${language}/about`,
  contact: (language: Language) => `/${language}/contact`,
  service: (language: Language, service: ServiceKey) => `/${language}/${service}`,
  category: (language: Language, category: CategoryKey) => `/${language}/${category}`,
  detail: (language: Language, category: CategoryKey, detail: string) => `/${language}/${category}/${detail}`,
};

/** The address one segment up, whatever it shows: where "Back to services" leads. */
export function parentPath(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf("/"));
}

/** What an address shows. All but `redirect` have a document. */
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
 * Reads an address: docs/behaviour.md#routes. Never throws.
 *
 * @param pathname any string that starts with a slash, still percent-encoded, without query and fragment. A trailing
 * slash counts as a further, empty segment, so callers pass `canonicalPath` first.
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

/** The path without its trailing slash, which no address of the site has but `/`. */
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

const detailPlaceholder: Record<Language, string> = { en: "Service", es: "Servicio" };

/**
 * Segments under which the pages for unknown addresses are rendered; `client/fill-unknown-page.ts` replaces them by what
 * the visitor typed. A detail's is a word, because it is the page's title where no script runs.
 */
export const placeholder = {
  service: "-service-",
  category: "-category-",
  detail: detailPlaceholder,
};

/** In each language one unknown service, and one unknown detail for each category. */
export function unknownPaths(): string[] {
  return languages.flatMap((language) => [
    `/${language}/${placeholder.service}`,
    ...[...categoryKeys, placeholder.category].map(
      (category) => `/${language}/${category}/${placeholder.detail[language]}`,
    ),
  ]);
}

/** The error screen is rendered here for each status. A host never shows these addresses. */
export const errorFolder = "-error-";
export const errorStatuses = [405, 500] as const;
export type ErrorStatus = (typeof errorStatuses)[number];
export const errorPath = (status: ErrorStatus) => `/${errorFolder}/${status}`;

/** Title of the fallback page: the last segment of its path. */
export function unknownDetailTitle(pathname: string): string {
  return readableSegment(segmentsOf(pathname)[2] ?? "");
}

/** The language that the switcher shows as current: docs/behaviour.md#language-switcher */
export function switcherLanguage(pathname: string): Language {
  return languages.find((language) => pathname.startsWith(paths.home(language))) ?? fallbackLanguage;
}

/**
 * Where a choice of language leads: its home, or, if the path contains a service's key anywhere as a substring, the
 * same second segment in that language. docs/behaviour.md#language-switcher
 */
export function switcherPath(pathname: string, language: Language): string {
  const second = segmentsOf(pathname)[1];
  const keepsSegment = serviceKeys.some((key) => pathname.includes(key));
  return second && keepsSegment ? `${paths.home(language)}/${second}` : paths.home(language);
}

/** From a home page to the landing, from any other page to its home: docs/behaviour.md#logo */
export function logoPath(pathname: string): string {
  const [language, second] = segmentsOf(pathname);
  if (!isLanguage(language)) return paths.home(defaultLanguage);
  return second === undefined ? paths.landing() : paths.home(language);
}

/** A segment decoded once, or unchanged where its encoding is broken. It may contain anything: show it as text only. */
function readableSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
