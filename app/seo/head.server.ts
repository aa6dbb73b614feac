import type { MetaDescriptor } from "react-router";
import { colors, site } from "../content-model/contents.server.ts";
import { defaultLanguage, type Language, languages } from "../languages.ts";
import { buildPreviewImagePath, paths, splitPath } from "../paths.ts";
import { makeRecord } from "../records.ts";
import { buildUrl } from "./known-paths.server.ts";
import { buildStructuredData, type PageMetadata } from "./structured-data.server.ts";

const themeColor: MetaDescriptor = { name: "theme-color", content: colors.ink };

/** In pixels. Chats and social networks crop other aspect ratios. */
export const previewImageSize = { width: 1200, height: 630 };

/** Search engines cut longer titles. */
const longestTitle = 70;

/** The metadata of a page that search engines must not list. The page may set its own title. */
export interface UnlistedPage {
  noindex: true;
  title?: string;
  description: string;
}

/** The head tags of a page, of which the root's `meta` renders each. */
export function buildHeadTags(page: PageMetadata | UnlistedPage): MetaDescriptor[] {
  if ("noindex" in page) {
    const { title, description } = page;
    return [
      themeColor,
      ...(title === undefined ? [] : [{ title: addBrand(title) }]),
      { name: "description", content: description },
      { name: "robots", content: "noindex" },
    ];
  }
  const { pathname, meta } = page;
  const title = buildTitle(pathname, meta.title);
  return [
    { title },
    themeColor,
    { name: "description", content: meta.description },
    { tagName: "link", rel: "canonical", href: buildUrl(pathname) },
    ...buildAlternates(pathname),
    { property: "og:url", content: buildUrl(pathname) },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.brand },
    { property: "og:title", content: title },
    { property: "og:description", content: meta.description },
    { property: "og:image", content: buildUrl(buildPreviewImagePath(pathname)) },
    { property: "og:image:width", content: String(previewImageSize.width) },
    { property: "og:image:height", content: String(previewImageSize.height) },
    { property: "og:image:alt", content: title },
    // X reads the other properties of its card from the og tags: https://developer.x.com/docs/x-for-websites/cards
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": buildStructuredData(page) as unknown as Record<string, string> },
  ];
}

/**
 * The page in each language, including itself, as search engines require:
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 *
 * For all other languages, `x-default` leads from a home page to the landing, where visitors choose a language, and
 * from an inner page to the same page in the default language. The language switcher follows a different rule
 * (`getSwitcherPath`).
 */
function buildAlternates(pathname: string): MetaDescriptor[] {
  const inner = splitPath(pathname).slice(1);
  const inLanguage = (language: Language) => [paths.home(language), ...inner].join("/");
  return Object.entries({
    ...makeRecord(languages, inLanguage),
    "x-default": inner.length > 0 ? inLanguage(defaultLanguage) : paths.landing(),
  }).map(([hrefLang, path]) => ({ tagName: "link", rel: "alternate", hrefLang, href: buildUrl(path) }));
}

/** The title of an inner page in browsers and search results. */
function addBrand(title: string): string {
  return `${title} – ${site.brand}`;
}

/**
 * The brand is first on the landing and the home pages, last on inner pages, and omitted if the title becomes too long.
 */
function buildTitle(pathname: string, title: string): string {
  const isInner = splitPath(pathname).length > 1;
  const whole = isInner ? addBrand(title) : `${site.brand} – ${title}`;
  return whole.length <= longestTitle ? whole : title;
}
