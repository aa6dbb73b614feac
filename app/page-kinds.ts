/** The kinds of pages that the site's map lists, as types and lists. */
import type { Language } from "./domain/languages.ts";
import { keysOf } from "./domain/records.ts";
import { pageTable, prosePage, type Row } from "./routes.ts";

type Table = typeof pageTable;
export type PageKind = keyof Table;

/** Kinds with one page in each language and texts of the same name: `app/content/about.json`. */
export type SinglePageKind = {
  [Kind in PageKind]: Table[Kind] extends { path: string } ? never : Kind;
}[PageKind];

/** A kind may have no pages: docs/content-guide.md#removing-things */
type Parameters<Kind extends PageKind> = Table[Kind] extends { pages: readonly (infer Page)[] }
  ? [Page] extends [never]
    ? object
    : Page
  : object;

/** A page of the site, except the landing. */
export type Page = {
  [Kind in PageKind]: { kind: Kind; language: Language } & Parameters<Kind>;
}[PageKind];

export const pageKinds = keysOf(pageTable);

export function pageRow(kind: PageKind): Required<Row> {
  const defaults = { path: kind, pages: [{}], texts: kind, showsUnknown: false, isOptional: false };
  return { ...defaults, ...pageTable[kind] };
}

export const singlePageKinds = pageKinds.filter(
  (kind): kind is SinglePageKind => !("path" in pageTable[kind]),
);

/** Whether the site has a page of this kind: docs/content-guide.md#removing-things */
export const hasPage = (kind: PageKind) => pageRow(kind).pages.length > 0;

/** Single pages that texts may link. An optional page may lack its texts. */
export const linkableKinds = singlePageKinds.filter((kind) => hasPage(kind) && !pageRow(kind).isOptional);

/** Single pages that consist of their texts only. */
export type ProsePageKind = {
  [Kind in SinglePageKind]: Table[Kind]["file"] extends typeof prosePage ? Kind : never;
}[SinglePageKind];
export const prosePageKinds = singlePageKinds.filter(
  (kind): kind is ProsePageKind => pageTable[kind].file === prosePage,
);
