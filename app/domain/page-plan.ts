/** A page counts its items through all of its parts: docs/behaviour.md#page-totals */

export interface PlannedPart {
  position: number;
  /** Items of the page before this part, and up to its end. */
  before: number;
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
export const gridColumns = 15;

/** How far the styles of `scripts/generated-styles.ts` count. */
export const mostCells = 20;
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
    const before = to;
    to += parts[id].length;
    return [id, { position: index + 1, before, to, count: parts[id].length, total }];
  });
  return { parts: Object.fromEntries(planned), order, total };
}

/** The number beside an item, counted through the whole page from 1. */
export function numberOf({ before }: PlannedPart, index: number): number {
  return before + index + 1;
}

export interface DaySpan {
  first: number;
  last: number;
  length: number;
}

/** `[4, 3]` gives the first text days 1 to 4, and the second one 5 to 7. */
export function withDays<Text extends object>(texts: readonly Text[], lengths: readonly number[]) {
  if (texts.length !== lengths.length)
    throw new RangeError(`There are ${texts.length} texts for ${lengths.length} spans of days`);
  let last = 0;
  return texts.map((text, index): Text & { days: DaySpan } => {
    const [first, length] = [last + 1, lengths[index] ?? 0];
    last += length;
    return { ...text, days: { first, last, length } };
  });
}
