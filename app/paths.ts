/** Builds and parses every URL of the site, from the rows of `page-table.ts`: docs/behaviour.md#routes */
import type { CategoryKey, ServiceKey } from "./domain/catalogue.ts";
import { isCategoryKey } from "./domain/catalogue-keys.ts";
import { isLanguage, type Language, languages } from "./domain/languages.ts";
import { type Page, type PageKind, pageKinds, rowOf, type SinglePageKind } from "./page-table.ts";

/** The query parameter of the quote page that preselects the purpose of the request. */
export const startParameter = "service";
export const wholeQuoteId = "whole";

export const paths = {
  landing: () => "/",
  home: (language: Language) => pathOf("home", language),
  service: (language: Language, service: ServiceKey) => pathOf("service", language, { service }),
  category: (language: Language, category: CategoryKey) => pathOf("category", language, { category }),
  detail: (language: Language, category: CategoryKey, detail: string) =>
    pathOf("detail", language, { category, detail }),
  single: (language: Language, page: SinglePageKind) => pathOf(page, language),
  /** @param start the purpose of the request, which answers the first question */
  quote: (language: Language, start?: ServiceKey) =>
    `${pathOf("quote", language)}${start ? `?${startParameter}=${start}` : ""}`,
  /** The sample, which is the second half of the page. */
  wholeQuote: (language: Language) => `${pathOf("quote", language)}#${wholeQuoteId}`,
};

function pathOf(kind: PageKind, language: Language, parameters: Record<string, string> = {}): string {
  const below = pathBelow(rowOf(kind).path, parameters);
  return below === "" ? `/${language}` : `/${language}/${below}`;
}

/** Fills in the parameters of a path such as `:category/:detail`. */
export function pathBelow(path: string, parameters: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? "");
}

/** The path one segment up, whether or not it is a page: the target of "Back to services". */
export function parentPath(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf("/"));
}

/** Each page in each language by its path, in the order of the table. */
export const pagesByPath = new Map(
  languages.flatMap((language) =>
    pageKinds.flatMap((kind) =>
      rowOf(kind).pages.map((parameters) => [
        pathOf(kind, language, parameters),
        { kind, language, ...parameters } as Page,
      ]),
    ),
  ) as [string, Page][],
);

/** What a URL shows. */
export type Destination =
  | { kind: "landing" }
  | Page
  | { kind: "unknown-service"; language: Language }
  | { kind: "unknown-detail"; language: Language; category: CategoryKey | undefined }
  | { kind: "redirect"; to: string };

/**
 * Parses a path: docs/behaviour.md#routes. Never throws.
 *
 * @param pathname any string that starts with a slash, still percent-encoded, without query and fragment. A trailing
 *   slash counts as a further, empty segment, so callers pass `canonicalPath` first.
 */
export function destinationOf(pathname: string): Destination {
  if (pathname === paths.landing()) return { kind: "landing" };
  const page = pagesByPath.get(pathname);
  if (page) return page;
  const [language, first, second, ...rest] = segmentsOf(pathname);
  if (!isLanguage(language) || rest.length > 0) return { kind: "redirect", to: paths.landing() };
  if (second === undefined) return { kind: "unknown-service", language };
  return { kind: "unknown-detail", language, category: isCategoryKey(first) ? first : undefined };
}

/** Removes empty segments below a language, because no URL of the site has them. */
export function canonicalPath(pathname: string): string {
  const [language, ...below] = segmentsOf(pathname);
  return below.length === 0 ? pathname : [`/${language}`, ...below.filter(Boolean)].join("/");
}

/** The segments of the path, still percent-encoded. `/` has none. */
export function segmentsOf(pathname: string): string[] {
  return pathname === "/" ? [] : pathname.slice(1).split("/");
}
