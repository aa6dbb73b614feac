/** Builds and parses every URL of the site, from the map in `routes.ts`: docs/behaviour.md#routes */
import {
  type CategoryKey,
  categoryPageKeys,
  type DetailName,
  detailNames,
  isServiceKey,
  type ServiceKey,
  serviceKeys,
} from "./catalogue/catalogue.ts";
import { defaultLanguage, isLanguage, type Language, languages, switcherDefault } from "./languages.ts";
import { previewsFolder, type SinglePageKind, singlePageKinds } from "./routes.ts";

/** The query parameter of the quote page that preselects a page of the catalogue. */
export const startParameter = "service";
export const requestId = "request";
export const sampleId = "sample";
export const detailListId = "details";
/** The stage, on the home page. */
export const stageId = "stage";
/** The example of a service's work, on its page. */
export const specimenId = "specimen";
/** The answers to buyers' questions, on the quote page. */
export const answersId = "answers";
/** Of one of the studio's terms, on the quote page. */
export const getTermId = (key: string) => `term-${key}`;

/** As texts name it: `ux`, `legal`, `legal/ip`, `quote`. */
export type PageName = ServiceKey | CategoryKey | DetailName | SinglePageKind;

export const paths = {
  landing: () => "/",
  home: (language: Language) => `/${language}`,
  page: (language: Language, name: PageName) => `/${language}/${name}`,
  stage: (language: Language) => `${paths.home(language)}#${stageId}`,
  specimen: (language: Language, service: ServiceKey) => `${paths.page(language, service)}#${specimenId}`,
  /** Where a page lists the details of a category: on a service's page, if the two share an address. */
  detailList: (language: Language, category: CategoryKey) =>
    `${paths.page(language, category)}${isServiceKey(category) ? `#${detailListId}` : ""}`,
  /** @param start what the link ticks in the form: `ux`, `legal/ip`, `mvp` */
  quote: (language: Language, start?: string) =>
    `${paths.page(language, "quote")}${start ? `?${startParameter}=${start}` : ""}`,
  request: (language: Language, start: string) => `${paths.quote(language, start)}#${requestId}`,
  answers: (language: Language) => `${paths.quote(language)}#${answersId}`,
  term: (language: Language, key: string) => `${paths.quote(language)}#${getTermId(key)}`,
  /** The sample, which is the last part of the quote page. */
  sample: (language: Language) => `${paths.quote(language)}#${sampleId}`,
};

/** `/og/en/ux.png` for `/en/ux`, and `/og/landing.png` for the landing. */
export function buildPreviewImagePath(pathname: string): string {
  return `${previewsFolder}${pathname === paths.landing() ? "landing" : pathname.slice(1)}.png`;
}

/** The path one segment up, whether or not it is a page: the target of "Back to services". */
export function getParentPath(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf("/"));
}

/** A page of the site, except the landing. */
export type Page = { language: Language } & (
  | { kind: "home" | SinglePageKind }
  | { kind: "service"; service: ServiceKey }
  | { kind: "category"; category: CategoryKey }
  | { kind: "detail"; detail: DetailName }
);

/** Each page in each language by its path. */
export const pagesByPath = new Map<string, Page>();
for (const language of languages) {
  pagesByPath.set(paths.home(language), { kind: "home", language });
  for (const kind of singlePageKinds) pagesByPath.set(paths.page(language, kind), { kind, language });
  for (const service of serviceKeys)
    pagesByPath.set(paths.page(language, service), { kind: "service", language, service });
  for (const category of categoryPageKeys)
    pagesByPath.set(paths.page(language, category), { kind: "category", language, category });
  for (const detail of detailNames)
    pagesByPath.set(paths.page(language, detail), { kind: "detail", language, detail });
}

/** What a URL shows. */
type Destination =
  | { kind: "landing" }
  | Page
  | { kind: "unknown-service"; language: Language }
  | { kind: "unknown-detail"; language: Language }
  | { kind: "redirect"; to: string };

/**
 * Parses a path: docs/behaviour.md#routes. Never throws.
 *
 * @param pathname any string that starts with a slash, still percent-encoded, without query and fragment. A trailing
 *   slash counts as a further, empty segment, so callers pass `normalizePath` first.
 */
export function findDestination(pathname: string): Destination {
  if (pathname === paths.landing()) return { kind: "landing" };
  const page = pagesByPath.get(pathname);
  if (page) return page;
  const [language, , second, ...rest] = splitPath(pathname);
  if (!isLanguage(language) || rest.length > 0) return { kind: "redirect", to: paths.landing() };
  return { kind: second === undefined ? "unknown-service" : "unknown-detail", language };
}

/** Removes empty segments below a language, because no URL of the site has them. */
export function normalizePath(pathname: string): string {
  const [language, ...below] = splitPath(pathname);
  return below.length === 0 ? pathname : [`/${language}`, ...below.filter(Boolean)].join("/");
}

/** The segments of the path, still percent-encoded. `/` has none. */
export function splitPath(pathname: string): string[] {
  return pathname === "/" ? [] : pathname.slice(1).split("/");
}

/** The language that the switcher shows as current: docs/behaviour.md#language-switcher */
export function getSwitcherLanguage(pathname: string): Language {
  return languages.find((language) => pathname.startsWith(paths.home(language))) ?? switcherDefault;
}

/** The path that the language switcher links to: docs/behaviour.md#language-switcher */
export function getSwitcherPath(pathname: string, language: Language): string {
  const second = splitPath(pathname)[1];
  if (second === placeholders.first) return `${paths.home(language)}${placeholders.kept}`;
  const isKept = second && serviceKeys.some((key) => pathname.includes(key));
  return isKept ? `${paths.home(language)}/${second}` : paths.home(language);
}

/** The path that the logo links to: docs/behaviour.md#logo */
export function getLogoPath(pathname: string): string {
  const [language, second] = splitPath(pathname);
  if (!isLanguage(language)) return paths.home(defaultLanguage);
  return second === undefined ? paths.landing() : paths.home(language);
}

/**
 * In each language, the build renders one page for unknown services and one for unknown details, at paths of
 * placeholders. The host replaces them: server/fill-unknown-page.ts. `encodeURIComponent` encodes @, so the host can
 * distinguish a placeholder in a path or a text from one in the query of a chat link.
 */
const placeholders = { first: "@first@", second: "@second@", kept: "@kept@" };
export const anyPlaceholder = /(@|%40)(first|second|kept)(?:@|%40)/g;

export function listUnknownPaths(): string[] {
  const { first, second } = placeholders;
  return languages.flatMap((language) => [`/${language}/${first}`, `/${language}/${first}/${second}`]);
}

/**
 * The title of the fallback page: the last segment of its path with a visible character. It may contain any text, so it
 * is never interpreted.
 */
export function getUnknownTitle(pathname: string): string {
  const [, first = "", second = ""] = splitPath(pathname);
  return [second, first].map(readSegment).find((title) => /[^\p{C}\p{Z}]/u.test(title)) ?? second;
}

/** A segment on one line: decoded once, or unchanged if its encoding is invalid. */
function readSegment(segment: string): string {
  return decode(segment)
    .replace(/\p{Cc}+/gu, " ")
    .trim();
}

/**
 * Where a URL leads if it is no page of its own: the hosts answer so (server/resolve-request.ts), and React Router's
 * navigation does the same (`root.tsx`).
 *
 * @param pathname as in `findDestination`, but with any trailing slashes
 * @returns undefined for a page and for the page of an unknown address; permanent if it is only another spelling
 */
export function findRedirect(pathname: string): { to: string; isPermanent: boolean } | undefined {
  const canonical = normalizePath(pathname);
  const destination = findDestination(canonical);
  if (destination.kind === "redirect") return { to: destination.to, isPermanent: false };
  const to = findOtherSpelling(canonical) ?? canonical;
  return to === pathname ? undefined : { to, isPermanent: true };
}

/**
 * The page that React Router would show at a path in other letters or encoding, such as `/en/Quote`: one whose route has
 * no parameter for its last segment. In the browser, React Router ignores a route's `caseSensitive`.
 */
function findOtherSpelling(pathname: string): string | undefined {
  const path = decode(pathname).toLowerCase();
  const page = pagesByPath.get(path);
  return page && path !== pathname && page.kind !== "service" && page.kind !== "detail" ? path : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
