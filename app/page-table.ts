/**
 * Every kind of page below a language's home, a row each. The routes, the reading of addresses, the list of documents to
 * render, the head of each page, the sitemap and llms.txt derive from it: docs/content-guide.md#adding-things
 */
import type { CategoryKey, DetailKey } from "./domain/catalogue.ts";
import { categoryKeys, categoryPageKeys, detailKeys, serviceKeys } from "./domain/catalogue-keys.ts";
import type { Language } from "./domain/languages.ts";

interface Row {
  /** The route's module in `app/`. */
  file: string;
  /** Below the language's home, in React Router's syntax. A row without it is one page at the row's own name. */
  path?: string;
  /** The parameters of each page of the kind. */
  pages?: readonly Record<string, string>[];
  /** The route also shows the addresses that match its path and are no page. */
  showsUnknown?: boolean;
  /** The page exists as soon as its texts do. Until then its address leads to the landing. */
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

/** Kinds of one page in each language, with texts of the same name: `app/content/about.json`. */
export type SinglePageKind = {
  [Kind in PageKind]: Table[Kind] extends { path: string } ? never : Kind;
}[PageKind];

type Parameters<Kind extends PageKind> = Table[Kind] extends { pages: readonly (infer Page)[] }
  ? Page
  : object;

/** A page of the site, apart from the landing. */
export type Page = {
  [Kind in PageKind]: { kind: Kind; language: Language } & Parameters<Kind>;
}[PageKind];

export const pageKinds = Object.keys(pageTable) as PageKind[];

export function rowOf(kind: PageKind): Required<Row> {
  return { path: kind, pages: [{}], showsUnknown: false, isOptional: false, ...pageTable[kind] };
}

export const singlePageKinds = pageKinds.filter((kind) => !("path" in pageTable[kind])) as SinglePageKind[];

/** Single pages that are made of their texts alone. */
export type ProsePageKind = {
  [Kind in SinglePageKind]: Table[Kind]["file"] extends typeof prosePage ? Kind : never;
}[SinglePageKind];
export const prosePageKinds = singlePageKinds.filter(
  (kind): kind is ProsePageKind => pageTable[kind].file === prosePage,
);
