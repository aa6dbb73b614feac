/**
 * The site's map, from which its URLs, documents, heads and sitemap derive: docs/content-guide.md#adding-things
 *
 * No server renders for a visitor: `action` and `headers` do nothing, and a loader's `redirect()` stops the build. A form
 * has `onSubmit`, because the policy forbids `<Form>`'s `action`. A page exports `shouldRevalidate` of `static-data.ts`,
 * and no `meta`. Browsers load this file, through `paths.ts`, so it imports only types from `@react-router/dev`.
 */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  type CategoryKey,
  categoryKeys,
  categoryPageKeys,
  type DetailKey,
  listDetailKeys,
  type ServiceKey,
  serviceKeys,
} from "./catalogue/catalogue.ts";
import type { Language } from "./languages.ts";
import { listKeys } from "./records.ts";
import { manifestFile, siteIcons, sitemapFile } from "./seo/site-files.ts";

/** A page of texts alone. */
const prosePage = "pages/prose.tsx";

/** The pages below a language's home, one row for each kind. */
const pageTable = {
  home: { path: "", file: "pages/home.tsx" },
  quote: { file: "quote/quote.tsx" },
  service: {
    path: ":service",
    file: "pages/service.tsx",
    pages: serviceKeys.map((service) => ({ service })),
    showsUnknown: true,
  },
  category: {
    path: ":category",
    file: "pages/category.tsx",
    pages: categoryPageKeys.map((category) => ({ category })),
  },
  detail: {
    path: ":category/:detail",
    file: "pages/detail.tsx",
    pages: listDetails(),
    showsUnknown: true,
  },
  about: { file: prosePage, isOptional: true },
  contact: { file: prosePage, isOptional: true },
} as const satisfies Record<string, Row>;

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
  ...Object.entries(pageTable).flatMap(([kind, row]) => listRoutes(kind, row)),
  ...Object.entries(siteFiles).map(([path, file]) => ({ id: path, path, file })),
  // Not `og/*`: React Router prefers a route with three parameters to a splat.
  { path: `${previewsFolder}:first/:second?/:third?`, file: "seo/preview-image.ts" },
  { path: "*", file: "pages/unknown-address.tsx" },
] satisfies RouteConfigEntry[];

function listDetails(): { category: CategoryKey; detail: DetailKey }[] {
  return categoryKeys.flatMap((category) => listDetailKeys(category).map((detail) => ({ category, detail })));
}

/**
 * One route for a kind that also shows unknown URLs, otherwise one route for each page, because `:category` would match
 * services too.
 */
function listRoutes(kind: string, { path = kind, file, pages = [{}], showsUnknown }: Row) {
  const below = showsUnknown ? [path] : pages.map((parameters) => fillPath(path, parameters));
  return below.map((path) => ({ id: `${kind}/${path}`, path: `:language/${path}`, file }));
}

/** Fills in the parameters of a path such as `:category/:detail`. */
export function fillPath(path: string, parameters: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? "");
}

export function getPageRow(kind: PageKind): Required<Row> {
  const defaults = { path: kind, pages: [{}], showsUnknown: false, isOptional: false };
  return { ...defaults, ...pageTable[kind] };
}

/** Whether the site has a page of this kind. */
export const hasPage = (kind: PageKind) => getPageRow(kind).pages.length > 0;

export const pageKinds = listKeys(pageTable);

/** Single pages that texts may link. The check reports a link to an optional page that has no texts. */
export const linkableKinds = pageKinds.filter(
  (kind): kind is SinglePageKind => !("path" in pageTable[kind]) && hasPage(kind),
);

export const prosePageKinds = pageKinds.filter(
  (kind): kind is ProsePageKind => pageTable[kind].file === prosePage,
);

// Types

interface Row {
  /** The route's module in `app/`. */
  file: string;
  /** The path below the language's home, in React Router's syntax. A row without it is one page at the row's name. */
  path?: string;
  /** The parameters of each page of this kind. There may be no page: docs/content-guide.md#removing-things */
  pages?: readonly Record<string, string>[];
  /** The route also renders URLs that match its path but are not pages. */
  showsUnknown?: boolean;
  /** The page exists once its texts do. Until then its URL redirects to the landing. */
  isOptional?: boolean;
}

type Table = typeof pageTable;
export type PageKind = keyof Table;

/** Kinds with one page in each language and texts of the same name: `app/content/about.json`. */
export type SinglePageKind = Exclude<PageKind, "home" | "service" | "category" | "detail">;

export type ProsePageKind = {
  [Kind in PageKind]: Table[Kind] extends { file: typeof prosePage } ? Kind : never;
}[PageKind];

/** A page of the site, except the landing. */
export type Page = { language: Language } & (
  | { kind: "home" | SinglePageKind }
  | { kind: "service"; service: ServiceKey }
  | { kind: "category"; category: CategoryKey }
  | { kind: "detail"; category: CategoryKey; detail: DetailKey }
);
