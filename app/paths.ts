/**
 * Every address of the site is built and read here; nobody else spells one. A language, service or category that is
 * added has its addresses at once. The rules: docs/behaviour.md#routes
 */
import type { CategoryKey, DetailKey, ServiceKey } from "./domain/catalogue.ts";
import {
  categoryKeys,
  categoryPageKeys,
  detailKeys,
  isCategoryKey,
  isDetailKey,
  isServiceKey,
  serviceKeys,
} from "./domain/catalogue-keys.ts";
import { isLanguage, type Language, languages } from "./domain/languages.ts";

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
