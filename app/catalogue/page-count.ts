/** A page counts its items across all of its parts: docs/behaviour.md#page-totals */
import { listKeys } from "../records.ts";

export interface PagePart {
  position: number;
  /** The number of items before this part, and up to its end. */
  before: number;
  to: number;
  count: number;
  total: number;
}

/** The number of the grid's columns, which is also the number of items on a page that follows the design. */
export const gridColumns = 15;

/** @param parts the page's parts in order, each with its items: `{ reasons: home.reasons, services }` */
export function countParts<Id extends string>(parts: Record<Id, readonly unknown[]>) {
  const order = listKeys(parts);
  const total = order.reduce((sum, id) => sum + parts[id].length, 0);
  let to = 0;
  const counted = order.map((id, index) => {
    const before = to;
    to += parts[id].length;
    return [id, { position: index + 1, before, to, count: parts[id].length, total }];
  });
  const byId: Record<Id, PagePart> = Object.fromEntries(counted);
  return { parts: byId, total };
}

export type PageCount = ReturnType<typeof countParts>;

/** For `[4, 3]`, the first text has 4 days after the first 0, and the second has 3 days after the first 4. */
export function assignDays<Text extends object>(texts: readonly Text[], spans: readonly number[]) {
  if (texts.length !== spans.length)
    throw new RangeError(`There are ${texts.length} texts for ${spans.length} spans of days`);
  let days = 0;
  return texts.map((text, index) => {
    const [from, span] = [days, spans[index] ?? 0];
    days += span;
    return { ...text, from, span };
  });
}
