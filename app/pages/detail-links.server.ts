import { getDetailText, type PageContent } from "../content/contents.server.ts";
import { findDrawings } from "../domain/board.ts";
import type { CategoryKey } from "../domain/catalogue.ts";
import { listDetailKeys } from "../domain/catalogue-keys.ts";
import { paths } from "../paths.ts";

/** A link to the page of a detail, with its drawings. */
export function linkToDetail(content: PageContent, category: CategoryKey, detail: string) {
  return {
    title: getDetailText(content, category, detail).title,
    href: paths.detail(content.language, category, detail),
    ...findDrawings(category, detail),
  };
}

/** Of a category, in the order of the catalogue. */
export function linkToDetails(content: PageContent, category: CategoryKey) {
  return listDetailKeys(category).map((detail) => linkToDetail(content, category, detail));
}
