import type { MetaDescriptor } from "react-router";
import { colors } from "../content/colors.ts";
import type { Meta } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { segmentsOf } from "../paths.ts";
import { previewImagePath, previewImageSize } from "./preview-image-path.ts";
import { absoluteUrl, alternatesOf } from "./urls.ts";

export interface HeadInput {
  pathname: string;
  meta: Meta;
  noindex?: boolean;
}

/** The `meta` export of a route whose loader gives the page's `meta`. */
export function routeMeta(route: {
  loaderData: Pick<HeadInput, "meta" | "noindex">;
  location: { pathname: string };
}): MetaDescriptor[] {
  return headTags({ ...route.loaderData, pathname: route.location.pathname });
}

/** Search results cut longer titles. */
const longestTitle = 70;

export function headTags({ pathname, meta, noindex = false }: HeadInput): MetaDescriptor[] {
  const title = documentTitle(pathname, meta.title);
  const always = [
    { name: "description", content: meta.description },
    { name: "theme-color", content: colors.ink },
  ];
  // A script puts the path into the title in the browser, so its length is unknown here.
  if (noindex) return [{ title: withBrand(meta.title) }, ...always, { name: "robots", content: "noindex" }];
  return [
    { title },
    ...always,
    ...addressTags(pathname),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.brand },
    { property: "og:title", content: title },
    { property: "og:description", content: meta.description },
    ...imageTags(pathname, title),
  ];
}

/** The brand comes first on the landing and the home pages, last on inner pages, and not at all if it is too long. */
function documentTitle(pathname: string, title: string): string {
  const isInner = segmentsOf(pathname).length > 1;
  const whole = isInner ? withBrand(title) : `${site.brand} – ${title}`;
  return whole.length <= longestTitle ? whole : title;
}

function withBrand(title: string): string {
  return `${title} – ${site.brand}`;
}

function addressTags(pathname: string): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "canonical", href: absoluteUrl(pathname) },
    ...alternatesOf(pathname).map(({ hrefLang, path }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href: absoluteUrl(path),
    })),
    { property: "og:url", content: absoluteUrl(pathname) },
  ];
}

/** X reads the rest of its card from the og tags: https://developer.x.com/docs/x-for-websites/cards */
function imageTags(pathname: string, alt: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: absoluteUrl(previewImagePath(pathname)) },
    { property: "og:image:width", content: String(previewImageSize.width) },
    { property: "og:image:height", content: String(previewImageSize.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
