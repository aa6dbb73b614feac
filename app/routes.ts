/**
 * The site's map, from which its URLs, documents, heads and sitemap derive: docs/content-guide.md#adding-things
 *
 * No server renders for a visitor: `action` and `headers` do nothing, and a loader's `redirect()` stops the build. A form
 * has `onSubmit`, because the policy forbids `<Form>`'s `action`. A page exports `shouldRevalidate` of `static-data.ts`,
 * and no `meta`. Browsers load this file, through `paths.ts`, so it imports only types from `@react-router/dev`.
 */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { categoryPageKeys } from "./catalogue/catalogue.ts";
import { listKeys } from "./records.ts";
import { manifestFile, siteIcons, sitemapFile } from "./seo/site-files.ts";

/** A page of texts alone. */
const prosePage = "pages/prose.tsx";

/** Single pages, each at its name in every language, with texts of the same name: `app/content/about.json`. */
const singlePages = {
  quote: { file: "quote/quote.tsx" },
  about: { file: prosePage, isOptional: true },
  contact: { file: prosePage, isOptional: true },
} as const satisfies Record<string, SinglePage>;

interface SinglePage {
  /** The route's module in `app/`. */
  file: string;
  /** The page exists once its texts do. Until then its URL redirects to the landing. */
  isOptional?: boolean;
  /** `false` removes the page: docs/content-guide.md#removing-things */
  isShown?: boolean;
}

type SinglePages = typeof singlePages;
export type SinglePageKind = keyof SinglePages;
export type ProsePageKind = {
  [Kind in SinglePageKind]: SinglePages[Kind] extends { file: typeof prosePage } ? Kind : never;
}[SinglePageKind];

const getRow = (kind: SinglePageKind): SinglePage => singlePages[kind];

/** Whether the site has a page of this kind. */
export const hasPage = (kind: SinglePageKind) => getRow(kind).isShown !== false;

/** Texts may link them. The check reports a link to an optional page that has no texts. */
export const singlePageKinds = listKeys(singlePages).filter(hasPage);

export const prosePageKinds = singlePageKinds.filter(
  (kind): kind is ProsePageKind => getRow(kind).file === prosePage,
);

export const optionalPageKinds: readonly string[] = singlePageKinds.filter((kind) => getRow(kind).isOptional);

/** The files by path, each with its route module. */
export const siteFiles: Record<string, string> = {
  "/robots.txt": "seo/robots.ts",
  [sitemapFile]: "seo/sitemap.ts",
  [manifestFile]: "seo/web-manifest.ts",
  ...Object.fromEntries(Object.values(siteIcons).map((path) => [path, "seo/icon.ts"])),
};

/** Preview images, which other sites embed when someone shares a link. */
export const previewsFolder = "/og/";

/** For any other URL, see `findDestination` in `paths.ts`. */
export default [
  { index: true, file: "pages/landing.tsx" },
  { path: ":language", file: "pages/home.tsx" },
  ...singlePageKinds.map((kind) => ({ id: kind, path: `:language/${kind}`, file: getRow(kind).file })),
  // Not `:category`, which would match services, too.
  ...categoryPageKeys.map((key) => ({ id: key, path: `:language/${key}`, file: "pages/category.tsx" })),
  { path: ":language/:service", file: "pages/service.tsx" },
  { path: ":language/:category/:detail", file: "pages/detail.tsx" },
  ...Object.entries(siteFiles).map(([path, file]) => ({ id: path, path, file })),
  // Not `og/*`: React Router prefers a route with three parameters to a splat.
  { path: `${previewsFolder}:first/:second?/:third?`, file: "seo/preview-image.ts" },
  { path: "*", file: "pages/unknown-address.tsx" },
] satisfies RouteConfigEntry[];
