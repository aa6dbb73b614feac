/** A page counts its items through all of its parts: docs/behaviour.md#page-totals */

export interface PlannedPart {
  position: number;
  /** Items of the page before this part, and up to its end. */
  from: number;
  to: number;
  count: number;
  total: number;
}

export interface PagePlan<Id extends string = string> {
  parts: Record<Id, PlannedPart>;
  order: Id[];
  total: number;
}

/** Columns of the grid, and items of a page that keeps to the design. */
export const fifteen = 15;

/** How far the styles of `scripts/generated-styles.ts` count. */
export const mostCells = 24;
export const mostParts = 8;

/** @param parts the page's parts in order, each with its items: `{ reasons: home.reasons, services }` */
export function pagePlan<Id extends string>(parts: Record<Id, readonly unknown[]>): PagePlan<Id> {
  const order = Object.keys(parts) as Id[];
  const total = order.reduce((sum, id) => sum + parts[id].length, 0);
  if (total > mostCells || order.length > mostParts)
    throw new RangeError(
      `The page has ${total} items in ${order.length} parts; app/domain/page-plan.ts allows ${mostCells} in ${mostParts}`,
    );
  let to = 0;
  const planned = order.map((id, index) => {
    const from = to;
    to += parts[id].length;
    return [id, { position: index + 1, from, to, count: parts[id].length, total }];
  });
  return { parts: Object.fromEntries(planned), order, total };
}

/** The number beside an item, counted through the whole page from 1. */
export function numberOf({ from }: PlannedPart, index: number): number {
  return from + index + 1;
}

export interface DaySpan {
  first: number;
  last: number;
  length: number;
}

/** `[4, 3]` gives days 1 to 4 and 5 to 7. */
export function daySpans(lengths: readonly number[]): DaySpan[] {
  let last = 0;
  return lengths.map((length) => {
    const first = last + 1;
    last += length;
    return { first, last, length };
  });
}
