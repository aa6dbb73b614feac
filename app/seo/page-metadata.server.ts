import { getCategory } from "../catalogue/catalogue.ts";
import { getContent, getPageTexts, nameCategory, shared } from "../content-model/contents.server.ts";
import { defaultLanguage } from "../languages.ts";
import { findDestination, type Page, pagesByPath, paths } from "../paths.ts";
import type { UnlistedPage } from "./head.server.ts";
import type { NamedPage, PageMetadata } from "./structured-data.server.ts";

/** The metadata of the page at a URL, known or not. See head.server.ts. */
export function getHeadData(pathname: string): PageMetadata | UnlistedPage {
  const shown = findDestination(pathname);
  if (shown.kind !== "unknown-service" && shown.kind !== "unknown-detail") return getPageMetadata(pathname);
  const { notFound, fallback } = getContent(shown.language).common;
  return shown.kind === "unknown-service"
    ? { noindex: true, title: notFound.title, description: notFound.message }
    : // The title depends on the URL: pages/UnknownDetail.tsx
      { noindex: true, description: fallback.metaDescription };
}

/**
 * The metadata of a page for search engines and chats, taken from the content that the page shows.
 *
 * @param pathname the path of a page that search engines may list
 * @throws RangeError for any other path
 */
export function getPageMetadata(pathname: string): PageMetadata {
  if (pathname === paths.landing()) return { pathname, language: defaultLanguage, meta: shared.landing };
  const shown = pagesByPath.get(pathname);
  const texts = shown && getPageTexts(shown);
  if (!texts) throw new RangeError(`${pathname} is no page of the site`);
  const { language, kind } = shown;
  const { meta, title = meta.title, description = meta.description, showsContacts } = texts;
  return {
    pathname,
    language,
    meta,
    showsContacts,
    breadcrumbs: kind === "home" ? undefined : [...listParentPages(shown), { name: title, pathname }],
    service: kind === "service" || kind === "detail" ? { name: title, description } : undefined,
  };
}

/** The home page, and above a detail its category. */
function listParentPages(shown: Page): NamedPage[] {
  const { language } = shown;
  const home = { name: getContent(language).common.home, pathname: paths.home(language) };
  if (shown.kind !== "detail") return [home];
  const category = getCategory(shown.detail);
  const name = nameCategory(getContent(language), category);
  return [home, { name, pathname: paths.detailList(language, category) }];
}
