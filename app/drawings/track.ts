import { cellForms } from "./cells.ts";

/** How the cells of each phase grow from day to day: docs/design.md#parts-of-a-page */
export const growths = ["size", "corners", "level"] as const;

/**
 * One cell per day, in phases of equal length; of 10 days, the first phase has 4. The cells of each phase grow in another
 * way, and one that grows in size is a disc.
 */
export function growCells(days: number) {
  return growths.flatMap((growth, phase) => {
    const length = Math.ceil((days - phase) / growths.length);
    return Array.from({ length }, (_, index) => ({
      phase,
      size: growth === "size" ? (index + 1) / (length + 1) : 1,
      roundCorners: { size: 4, corners: Math.max(0, 4 - index), level: 0 }[growth],
      /** How much of the cell is lime. */
      level: growth === "level" ? (index + 1) / length : 0,
    }));
  });
}

export function styleCell({ size, roundCorners, level }: ReturnType<typeof growCells>[number]) {
  return { "--size": size, "--form": cellForms[roundCorners], "--level": level };
}
