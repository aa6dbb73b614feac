import type { MetaDescriptor } from "react-router";
import type { Meta } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { type Language, languages, segmentsOf } from "../paths.ts";
import { colors } from "./colors.ts";
import { previewImagePath, previewImageSize } from "./preview-image-path.ts";
import { absoluteUrl, alternatesOf } from "./urls.ts";

/** What a page says of itself to those who do not open it. Plain data: a page's loader can give it. */
export interface PageHead {
  /** One of `knownPaths()`; of an unknown page only its language is read. */
  pathname: string;
  /** On the landing, which speaks both, the default language. */
  language: Language;
  meta: Meta;
  /** An unknown service or detail: it has no address of its own, and no search engine shall keep it. */
  noindex?: boolean;
}

/** Search results cut longer titles. */
const longestTitle = 70;

const locales: Record<Language, string> = { en: "en_US", es: "es_AR" };

/** The head tags of a page, for its `meta` export. */
export function headTags({ pathname, language, meta, noindex = false }: PageHead): MetaDescriptor[] {
  const title = documentTitle(pathname, meta.title);
  const always = [
    { name: "description", content: meta.description },
    { name: "theme-color", content: colors.ink },
  ];
  // Nobody shares an address that leads nowhere; its title is completed in the browser, whatever its length.
  if (noindex) return [{ title: withBrand(meta.title) }, ...always, { name: "robots", content: "noindex" }];
  return [
    { title },
    ...always,
    ...addressTags(pathname, language),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.brand },
    { property: "og:title", content: title },
    { property: "og:description", content: meta.description },
    { property: "og:locale", content: locales[language] },
    ...imageTags(pathname, title),
  ];
}

/**
 * The page's title with the brand: after it on inner pages, before it on the landing and the homes, whose subject it
 * is. A brand too long for the rest gives way.
 */
function documentTitle(pathname: string, title: string): string {
  const isInner = segmentsOf(pathname).length > 1;
  const whole = isInner ? withBrand(title) : `${site.brand} – ${title}`;
  return whole.length <= longestTitle ? whole : title;
}

function withBrand(title: string): string {
  return `${title} – ${site.brand}`;
}

/** Where the page stands, and where it stands in the other language. */
function addressTags(pathname: string, language: Language): MetaDescriptor[] {
  const others = languages.filter((other) => other !== language);
  return [
    { tagName: "link", rel: "canonical", href: absoluteUrl(pathname) },
    ...alternatesOf(pathname).map(({ hrefLang, path }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href: absoluteUrl(path),
    })),
    { property: "og:url", content: absoluteUrl(pathname) },
    ...others.map((other) => ({ property: "og:locale:alternate", content: locales[other] })),
  ];
}

/** The picture; X takes its title and texts from the og tags: https://developer.x.com/docs/x-for-websites/cards */
function imageTags(pathname: string, alt: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: absoluteUrl(previewImagePath(pathname)) },
    { property: "og:image:width", content: String(previewImageSize.width) },
    { property: "og:image:height", content: String(previewImageSize.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
