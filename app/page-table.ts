/**
 * Every kind of page below a language's home, one row each. The routes, the URL parser, the list of documents to
 * render, each page's head, the sitemap and llms.txt derive from this table: docs/content-guide.md#adding-things
 */
import type { CategoryKey, DetailKey } from "./domain/catalogue.ts";
import { categoryKeys, categoryPageKeys, detailKeys, serviceKeys } from "./domain/catalogue-keys.ts";
import type { Language } from "./domain/languages.ts";

interface Row {
  /** The route's module in `app/`. */
  file: string;
  /** The path below the language's home, in React Router's syntax. A row without it is one page at the row's name. */
  path?: string;
  /** The parameters of each page of this kind. */
  pages?: readonly Record<string, string>[];
  /** The route also renders URLs that match its path but are not pages. */
  showsUnknown?: boolean;
  /** The page exists once its texts do. Until then its URL redirects to the landing. */
  isOptional?: boolean;
}

const prosePage = "pages/prose.tsx";

export const pageTable = {
  home: { path: "", file: "pages/home.tsx" },
  quote: { file: "pages/quote.tsx" },
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
    pages: categoryKeys.flatMap((category) =>
      detailKeys(category).map((detail): { category: CategoryKey; detail: DetailKey } => ({
        category,
        detail,
      })),
    ),
    showsUnknown: true,
  },
  about: { file: prosePage, isOptional: true },
  contact: { file: prosePage, isOptional: true },
} as const satisfies Record<string, Row>;

type Table = typeof pageTable;
export type PageKind = keyof Table;

/** Kinds with one page in each language and texts of the same name: `app/content/about.json`. */
export type SinglePageKind = {
  [Kind in PageKind]: Table[Kind] extends { path: string } ? never : Kind;
}[PageKind];

type Parameters<Kind extends PageKind> = Table[Kind] extends { pages: readonly (infer Page)[] }
  ? Page
  : object;

/** A page of the site, except the landing. */
export type Page = {
  [Kind in PageKind]: { kind: Kind; language: Language } & Parameters<Kind>;
}[PageKind];

export const pageKinds = Object.keys(pageTable) as PageKind[];

export function rowOf(kind: PageKind): Required<Row> {
  return { path: kind, pages: [{}], showsUnknown: false, isOptional: false, ...pageTable[kind] };
}

export const singlePageKinds = pageKinds.filter((kind) => !("path" in pageTable[kind])) as SinglePageKind[];

/** Single pages that texts may link. An optional page may lack its texts. */
export const linkableKinds = singlePageKinds.filter((kind) => !rowOf(kind).isOptional);

/** Single pages that consist of their texts only. */
export type ProsePageKind = {
  [Kind in SinglePageKind]: Table[Kind]["file"] extends typeof prosePage ? Kind : never;
}[SinglePageKind];
export const prosePageKinds = singlePageKinds.filter(
  (kind): kind is ProsePageKind => pageTable[kind].file === prosePage,
);
