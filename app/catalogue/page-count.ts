/** A page counts its items across all of its parts: docs/behaviour.md#page-totals */
import { listKeys, makeRecord } from "../records.ts";

/**
 * The items of a page, and where those of each part are among them, as the custom properties with which a part draws its
 * rule of cells.
 *
 * @param counts the items of the page's parts, in order: `{ reasons: 3, services: 6 }`
 */
export function countParts<Id extends string>(counts: Record<Id, number>) {
  const ids = listKeys(counts);
  const total = ids.reduce((sum, id) => sum + counts[id], 0);
  let to = 0;
  return makeRecord(ids, (id): PagePart => {
    to += counts[id];
    return { "--before": to - counts[id], "--to": to, "--count": counts[id], "--total": total };
  });
}

export type PagePart = Record<"--before" | "--to" | "--count" | "--total", number>;
