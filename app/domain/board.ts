import { type CategoryKey, categories } from "./catalogue.ts";
import { countParts } from "./page-count.ts";
import { listKeys, makeRecord } from "./records.ts";

interface BoardEntry {
  /** The detail's, as in texts: `design/ux`. */
  name: string;
  category: CategoryKey;
  glyph: string;
  picture: readonly string[];
}

export const board: readonly BoardEntry[] = listKeys(categories).flatMap((category) =>
  Object.entries(categories[category]).map(([detail, drawings]) => ({
    name: `${category}/${detail}`,
    category,
    ...drawings,
  })),
);

/** The drawings of a detail. */
export function findDrawings(name: string) {
  const { glyph = "0", picture = ["0"] } = board.find((entry) => entry.name === name) ?? {};
  return { glyph, picture };
}

export const catalogueCount = countParts(
  makeRecord(listKeys(categories), (category) => Object.keys(categories[category])),
);
