import { type CategoryKey, categories } from "./catalogue.ts";
import { pagePlan } from "./page-plan.ts";

export interface BoardEntry {
  category: CategoryKey;
  detail: string;
  glyph: string;
}

export const board: readonly BoardEntry[] = Object.entries(categories).flatMap(([category, details]) =>
  Object.entries(details).map(([detail, glyph]) => ({ category: category as CategoryKey, detail, glyph })),
);

export function glyphOf(category: CategoryKey, detail: string): string {
  return (categories[category] as Record<string, string>)[detail] ?? "0";
}

export const cataloguePlan = pagePlan(
  Object.fromEntries(
    Object.entries(categories).map(([category, details]) => [category, Object.keys(details)]),
  ) as Record<CategoryKey, string[]>,
);
