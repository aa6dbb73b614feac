import { phaseDays } from "./catalogue.ts";

/** How the cells of each phase grow from day to day: docs/design.md#parts-of-a-page */
const growths = ["size", "corners", "level"] as const;

/** The track's cells, one per day. */
export const track = phaseDays.flatMap((length, phase) => {
  const growth = growths[phase % growths.length] ?? "size";
  return Array.from({ length }, (_, day) => ({
    growth,
    /** The filled share of the cell, by size or by level. */
    filled: { size: (day + 1) / (length + 1), corners: 1, level: (day + 1) / length }[growth],
    /** A cell that grows in size is a disc. */
    roundCorners: { size: 4, corners: Math.max(0, 4 - day), level: 0 }[growth],
  }));
});
