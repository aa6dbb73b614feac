/**
 * The site's map, from which its URLs, documents, heads and sitemap derive: docs/content-guide.md#adding-things
 *
 * No server renders for a visitor: `action` and `headers` do nothing, and a loader's `redirect()` stops the build. A form
 * has `onSubmit`, because the policy forbids `<Form>`'s `action`. A page exports `shouldRevalidate` of `static-data.ts`,
 * and no `meta`. Browsers load this file, through `paths.ts`, so it imports only types from `@react-router/dev`.
 */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { categoryPageKeys } from "./catalogue/catalogue.ts";
import { manifestFile, siteIcons, sitemapFile } from "./seo/site-files.ts";

/** `false` removes the quote page, and every link to it: docs/content-guide.md#removing-things */
export const hasQuotePage: boolean = true;

/** Pages of text, each with a file of its name: `app/content/about.json`. A page without its file redirects to `/`. */
export const barPageKinds = ["about", "contact"] as const;
export const footerPageKinds = [] as const;
export const prosePageKinds = [...barPageKinds, ...footerPageKinds] as const;
export type ProsePageKind = (typeof prosePageKinds)[number];
export const isProsePage = (kind: string): kind is ProsePageKind =>
  prosePageKinds.some((own) => own === kind);

/** Single pages, each at its name in every language. Texts may link them. */
export const singlePageKinds = [...(hasQuotePage ? (["quote"] as const) : []), ...prosePageKinds] as const;
export type SinglePageKind = (typeof singlePageKinds)[number];

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
  ...(hasQuotePage ? [{ path: ":language/quote", file: "quote/quote.tsx" }] : []),
  ...prosePageKinds.map((kind) => ({ id: kind, path: `:language/${kind}`, file: "pages/prose.tsx" })),
  // Not `:category`, which would match services, too.
  ...categoryPageKeys.map((key) => ({ id: key, path: `:language/${key}`, file: "pages/category.tsx" })),
  { path: ":language/:service", file: "pages/service.tsx" },
  { path: ":language/:category/:detail", file: "pages/detail.tsx" },
  ...Object.entries(siteFiles).map(([path, file]) => ({ id: path, path, file })),
  // Not `og/*`: React Router prefers a route with three parameters to a splat.
  { path: `${previewsFolder}:first/:second?/:third?`, file: "seo/preview-image.ts" },
  { path: "*", file: "pages/unknown-address.tsx" },
] satisfies RouteConfigEntry[];
