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

/** @param name as in texts: `design/ux` */
export function findDrawings(name: string) {
  const entry = board.find((entry) => entry.name === name);
  if (!entry) throw new RangeError(`The catalogue has no detail "${name}"`);
  const { glyph, picture } = entry;
  return { glyph, picture };
}

export const catalogueCount = countParts(
  makeRecord(listKeys(categories), (category) => Object.keys(categories[category]).length),
);
