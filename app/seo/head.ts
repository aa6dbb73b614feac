import type { MetaDescriptor } from "react-router";
import { colors } from "../content/colors.ts";
import { site } from "../content/site.ts";
import { buildPreviewImagePath, splitPath } from "../paths.ts";
import { buildStructuredData, type PageMetadata } from "./structured-data.ts";
import { buildUrl, listAlternates } from "./urls.ts";
import { addBrand } from "./with-brand.ts";

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
    ...listAlternates(pathname).map(({ hrefLang, path }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href: buildUrl(path),
    })),
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

/** Facebook's names of the page's language and of the others: https://ogp.me/#optional */
export function buildLocaleTags({
  language,
  languages,
}: {
  language: string;
  languages: readonly { code: string; locale: string }[];
}): MetaDescriptor[] {
  return languages.map(({ code, locale }) => ({
    property: code === language ? "og:locale" : "og:locale:alternate",
    content: locale,
  }));
}

/**
 * The brand is first on the landing and the home pages, last on inner pages, and omitted if the title becomes too long.
 */
function buildTitle(pathname: string, title: string): string {
  const isInner = splitPath(pathname).length > 1;
  const whole = isInner ? addBrand(title) : `${site.brand} – ${title}`;
  return whole.length <= longestTitle ? whole : title;
}
