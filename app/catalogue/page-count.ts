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
