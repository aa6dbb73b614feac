import type { CategoryKey } from "../catalogue/catalogue.ts";
import type { PageContent } from "../content-model/contents.server.ts";
import { findPage } from "../content-model/linked-text.server.ts";
import { board, findDrawings } from "../drawings/board.ts";

/** A link to the page of a detail such as `design/ux`, with its drawings. */
export function linkToDetail(content: PageContent, name: string) {
  return { ...findPage(name, content), ...findDrawings(name) };
}

/** Of a category, in the order of the catalogue. */
export function linkToDetails(content: PageContent, category: CategoryKey) {
  return board.filter((entry) => entry.category === category).map(({ name }) => linkToDetail(content, name));
}
