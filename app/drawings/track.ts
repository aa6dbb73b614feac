import { phaseDays } from "../catalogue/catalogue.ts";
import { cellForms } from "./cells.ts";

/** How the cells of each phase grow from day to day: docs/design.md#parts-of-a-page */
const growths = ["size", "corners", "level"] as const;

/** The cells of a row. Those of each part grow in another way, and one that grows in size is a disc. */
export function growCells(lengths: readonly number[]) {
  return lengths.flatMap((length, part) => {
    const growth = growths[part % growths.length] ?? "size";
    return Array.from({ length }, (_, index) => ({
      size: growth === "size" ? (index + 1) / (length + 1) : 1,
      roundCorners: { size: 4, corners: Math.max(0, 4 - index), level: 0 }[growth],
      /** How much of the cell is lime. */
      level: growth === "level" ? (index + 1) / length : 0,
    }));
  });
}

/** One cell per day. */
export const track = growCells(phaseDays);

export function styleCell({ size, roundCorners, level }: (typeof track)[number]) {
  return { "--size": size, "--form": cellForms[roundCorners], "--level": level };
}
