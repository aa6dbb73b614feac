/** What a page counts: its parts, the items in each, and where each part stands on the rule of cells. */

/** A part of a page, on the page's rule of cells. */
export interface PlannedPart {
  /** Its place among the parts, from 1. */
  position: number;
  /** Cells of the rule before it, and up to its end. */
  from: number;
  to: number;
  /** How many items it has. */
  count: number;
  /** Cells of the whole page. */
  total: number;
}

export interface PagePlan<Id extends string = string> {
  parts: Record<Id, PlannedPart>;
  /** The parts in the order of the page. */
  order: Id[];
  total: number;
  /** Whether the page may say that it adds up to fifteen, the number that the design is built on. */
  isFifteen: boolean;
}

/** The number of columns of the grid, and of cells of a page that follows the design. */
export const fifteen = 15;

/** How far the generated styles count (scripts/count-styles.ts). */
export const mostCells = 40;
export const mostParts = 8;

/**
 * Plans a page.
 *
 * @param parts the page's parts in order, each with its items: `{ reasons: home.reasons, services }`
 * @throws RangeError when the page counts further than the styles do
 */
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
  return { parts: Object.fromEntries(planned), order, total, isFifteen: total === fifteen };
}

/** The number beside an item: counted through the whole page, from 1. */
export function numberOf({ from }: PlannedPart, index: number): number {
  return from + index + 1;
}

/** Consecutive days of a plan. */
export interface DaySpan {
  first: number;
  last: number;
  /** How many days. */
  length: number;
}

/** Lays spans of days out one after the other: `[4, 3]` gives days 1 to 4 and 5 to 7. */
export function daySpans(lengths: readonly number[]): DaySpan[] {
  let last = 0;
  return lengths.map((length) => {
    const first = last + 1;
    last += length;
    return { first, last, length };
  });
}
