import { type CategoryKey, categories } from "./catalogue.ts";
import { countParts } from "./page-count.ts";
import { listKeys, makeRecord } from "./records.ts";

interface BoardEntry {
  category: CategoryKey;
  detail: string;
  glyph: string;
  picture: readonly string[];
}

export const board: readonly BoardEntry[] = listKeys(categories).flatMap((category) =>
  Object.entries(categories[category]).map(([detail, drawings]) => ({ category, detail, ...drawings })),
);

/** The drawings of a detail. */
export function findDrawings(category: CategoryKey, detail: string) {
  const { glyph = "0", picture = ["0"] } =
    board.find((entry) => entry.category === category && entry.detail === detail) ?? {};
  return { glyph, picture };
}

export const catalogueCount = countParts(
  makeRecord(listKeys(categories), (category) => Object.keys(categories[category])),
);
