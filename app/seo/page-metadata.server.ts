import { contents, detailText, landing } from "../content/contents.server.ts";
import { type Content, contentFile } from "../content/schema.ts";
import { type CategoryKey, services } from "../domain/catalogue.ts";
import { detailKeys, serviceKeys } from "../domain/catalogue-keys.ts";
import { defaultLanguage, type Language } from "../domain/languages.ts";
import { destinationOf, paths } from "../paths.ts";
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
  const content = contents[language];
  const page = { pathname, language };
  switch (shown.kind) {
    case "home":
      return {
        ...page,
        meta: content.home.meta,
        offers: {
          name: content.common.ourServices,
          services: serviceKeys.map((key) => ({
            name: content.services[key].title,
            pathname: paths.service(language, key),
          })),
        },
      };
    case "service": {
      const { meta, title, description } = content.services[shown.service];
      return {
        ...page,
        meta,
        breadcrumbs: [homePage(content, language), { name: title, pathname }],
        service: { name: title, description },
        offers: {
          name: content.common.relatedCaption,
          services: services[shown.service].related.map(([category, detail]) =>
            detailPage(content, language, category, detail),
          ),
        },
      };
    }
    case "category": {
      const { meta, title, caption } = content.categories[shown.category];
      return {
        ...page,
        meta,
        breadcrumbs: [homePage(content, language), { name: title, pathname }],
        offers: {
          name: caption,
          services: detailKeys(shown.category).map((key) =>
            detailPage(content, language, shown.category, key),
          ),
        },
      };
    }
    case "detail": {
      const { meta, title, description } = detailText(content, shown.category, shown.detail);
      const parent = {
        name: content.categories[shown.category].title,
        pathname: paths.category(language, shown.category),
      };
      return {
        ...page,
        meta,
        breadcrumbs: [homePage(content, language), parent, { name: title, pathname }],
        service: { name: title, description },
      };
    }
    default: {
      const texts = content[shown.kind];
      // A response, because React Router logs any other error with its stack. Only development gets here.
      if (!texts)
        throw new Response(
          `${pathname} needs texts in ${contentFile(shown.kind)}, in "${language}". A page with a file of its own also needs their shape in app/content/schema.ts`,
          { status: 500 },
        );
      const { meta, title } = texts;
      return {
        ...page,
        meta,
        breadcrumbs: [homePage(content, language), { name: title, pathname }],
        showsContacts: "showsContacts" in texts && texts.showsContacts,
      };
    }
  }
}

function homePage(content: Content, language: Language): NamedPage {
  return { name: content.common.home, pathname: paths.home(language) };
}

function detailPage(content: Content, language: Language, category: CategoryKey, key: string): NamedPage {
  return {
    name: detailText(content, category, key).title,
    pathname: paths.detail(language, category, key),
  };
}
