import { categories, type DetailEntry } from "../catalogue/catalogue.ts";
import { countParts } from "../catalogue/page-count.ts";
import { listKeys, makeRecord } from "../records.ts";

/** Every detail, with its name in texts. */
export const board = listKeys(categories).flatMap((category) =>
  Object.entries<DetailEntry>(categories[category]).map(([detail, drawings]) => ({
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
