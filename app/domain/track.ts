import { phaseDays } from "./catalogue.ts";

/** How the cells of each phase grow from day to day: docs/design.md#parts-of-a-page */
const growths = ["size", "corners", "level"] as const;

export function growthOf(phase: number) {
  return growths[phase % growths.length];
}

/** The round corners of the cell of a phase's day, from 0. A cell that grows in size is a disc. */
export function roundCornersOf(phase: number, day: number): number {
  if (growthOf(phase) === "size") return 4;
  return growthOf(phase) === "corners" ? Math.max(0, 4 - day) : 0;
}

/** The track's cells, one per day. */
export const track = phaseDays.flatMap((length, phase) =>
  Array.from({ length }, (_, day) => ({
    growth: growthOf(phase),
    day,
    length,
    roundCorners: roundCornersOf(phase, day),
  })),
);
