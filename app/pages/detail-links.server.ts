import type { PageContent } from "../content/contents.server.ts";
import { findPage } from "../content/linked-text.server.ts";
import { board, findDrawings } from "../domain/board.ts";
import type { CategoryKey } from "../domain/catalogue.ts";

/** A link to the page of a detail such as `design/ux`, with its drawings. */
export function linkToDetail(content: PageContent, name: string) {
  return { ...findPage(name, content), ...findDrawings(name) };
}

/** Of a category, in the order of the catalogue. */
export function linkToDetails(content: PageContent, category: CategoryKey) {
  return board.filter((entry) => entry.category === category).map(({ name }) => linkToDetail(content, name));
}
