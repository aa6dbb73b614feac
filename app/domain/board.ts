import { type CategoryKey, categories } from "./catalogue.ts";
import { countParts } from "./page-count.ts";
import { keysOf, recordOf } from "./records.ts";

export interface BoardEntry {
  category: CategoryKey;
  detail: string;
  glyph: string;
}

export const board: readonly BoardEntry[] = keysOf(categories).flatMap((category) =>
  Object.entries(categories[category]).map(([detail, glyph]) => ({ category, detail, glyph })),
);

export function glyphOf(category: CategoryKey, detail: string): string {
  return board.find((entry) => entry.category === category && entry.detail === detail)?.glyph ?? "0";
}

export const catalogueCount = countParts(
  recordOf(keysOf(categories), (category) => Object.keys(categories[category])),
);
