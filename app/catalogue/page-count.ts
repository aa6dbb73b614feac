/** A page counts its items across all of its parts: docs/behaviour.md#page-totals */
import { listKeys } from "../records.ts";

/** The number of the grid's columns, which is also the number of items on a page that follows the design. */
export const gridColumns = 15;

/**
 * The items of a page, and where those of each part are among them, as the custom properties with which a part draws its
 * rule of cells.
 *
 * @param parts the page's parts in order, each with its items: `{ reasons: home.reasons, services }`
 */
export function countParts<Id extends string>(parts: Record<Id, readonly unknown[]>) {
  const order = listKeys(parts);
  const total = order.reduce((sum, id) => sum + parts[id].length, 0);
  let to = 0;
  const counted = order.map((id) => {
    const { length: count } = parts[id];
    to += count;
    return [id, { "--before": to - count, "--to": to, "--count": count, "--total": total }];
  });
  const byId: Record<Id, PagePart> = Object.fromEntries(counted);
  return { parts: byId, total };
}

export type PagePart = Record<"--before" | "--to" | "--count" | "--total", number>;
