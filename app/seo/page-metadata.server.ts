import { contents, detailText, landing, pageTexts } from "../content/contents.server.ts";
import { type Content, contentFile } from "../content/schema.ts";
import { type CategoryKey, services } from "../domain/catalogue.ts";
import { detailKeys, serviceKeys } from "../domain/catalogue-keys.ts";
import { defaultLanguage, type Language } from "../domain/languages.ts";
import { type Page, pageRow } from "../page-kinds.ts";
import { destinationOf, pagesByPath, parentPath, paths } from "../paths.ts";
import type { UnlistedPage } from "./head.ts";
import type { NamedPage, PageMetadata } from "./structured-data.ts";

/** The metadata of the page at a URL, known or not. The root's `meta` turns it into tags. */
export function headDataOf(pathname: string): PageMetadata | UnlistedPage {
  const shown = destinationOf(pathname);
  // The error screen.
  if (shown.kind === "redirect") return { noindex: true };
  if (shown.kind === "landing") return pageMetadata(pathname);
  const { notFound, fallback } = contents[shown.language].common;
  if (shown.kind === "unknown-service")
    return { noindex: true, title: notFound.title, description: notFound.message };
  // The title depends on the URL: pages/UnknownDetail.tsx
  if (shown.kind === "unknown-detail") return { noindex: true, description: fallback.metaDescription };
  return pageMetadata(pathname);
}

/**
 * The metadata of a page for search engines and chats, taken from the content that the page shows.
 *
 * @param pathname the path of a page that search engines may list
 * @throws RangeError for any other path
 */
export function pageMetadata(pathname: string): PageMetadata {
  const shown = destinationOf(pathname);
  if (shown.kind === "landing") return { pathname, language: defaultLanguage, meta: landing.meta };
  if (shown.kind === "redirect" || shown.kind === "unknown-service" || shown.kind === "unknown-detail")
    throw new RangeError(`${pathname} is no page of the site`);
  const { language } = shown;
  const texts = pageTexts(shown);
  // A response, because React Router logs any other error with its stack. Only development gets here.
  if (!texts)
    throw new Response(
      `${pathname} needs texts in ${contentFile(pageRow(shown.kind).texts)}, in "${language}"`,
      { status: 500 },
    );
  const { meta, title = meta.title, description = meta.description, showsContacts } = texts;
  return {
    pathname,
    language,
    meta,
    showsContacts,
    ...(shown.kind === "home"
      ? {}
      : { breadcrumbs: [...parentPages(shown, pathname), { name: title, pathname }] }),
    ...(shown.kind === "service" || shown.kind === "detail" ? { service: { name: title, description } } : {}),
    offers: offersOf(shown),
  };
}

/** The home page, and the page one segment up, if there is one. */
function parentPages(shown: Page, pathname: string): NamedPage[] {
  const { language } = shown;
  const { common, categories } = contents[language];
  const home = { name: common.home, pathname: paths.home(language) };
  const parent = pagesByPath.get(parentPath(pathname));
  if (!parent || parent.kind === "home") return [home];
  // The address of the category `design` is that of a service.
  const name = shown.kind === "detail" ? categories[shown.category].title : pageTexts(parent)?.title;
  return [home, { name: name ?? "", pathname: parentPath(pathname) }];
}

function offersOf(shown: Page): PageMetadata["offers"] {
  const { language } = shown;
  const content = contents[language];
  switch (shown.kind) {
    case "home":
      return {
        name: content.common.ourServices,
        services: serviceKeys.map((key) => ({
          name: content.services[key].title,
          pathname: paths.service(language, key),
        })),
      };
    case "service":
      return {
        name: content.common.relatedCaption,
        services: services[shown.service].related.map(([category, detail]) =>
          detailPage(content, language, category, detail),
        ),
      };
    case "category":
      return {
        name: content.categories[shown.category].caption,
        services: detailKeys(shown.category).map((key) => detailPage(content, language, shown.category, key)),
      };
    default:
      return undefined;
  }
}

function detailPage(content: Content, language: Language, category: CategoryKey, key: string): NamedPage {
  return {
    name: detailText(content, category, key).title,
    pathname: paths.detail(language, category, key),
  };
}
