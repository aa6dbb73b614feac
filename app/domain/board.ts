/** The board: one glyph for each detailed service, in the order of the catalogue. */
import { type CategoryKey, categories } from "./catalogue.ts";
import { pagePlan } from "./page-plan.ts";

/** A detailed service at its place on the board. */
export interface BoardEntry {
  category: CategoryKey;
  detail: string;
  /** The cell that stands for it: see `cells.ts`. */
  glyph: string;
}

export const board: readonly BoardEntry[] = Object.entries(categories).flatMap(([category, details]) =>
  Object.entries(details).map(([detail, glyph]) => ({ category: category as CategoryKey, detail, glyph })),
);

/** The glyph of a detailed service. */
export function glyphOf(category: CategoryKey, detail: string): string {
  return (categories[category] as Record<string, string>)[detail] ?? "0";
}

/** Where each category stands in the whole catalogue. */
export const cataloguePlan = pagePlan(
  Object.fromEntries(
    Object.entries(categories).map(([category, details]) => [category, Object.keys(details)]),
  ) as Record<CategoryKey, string[]>,
);
