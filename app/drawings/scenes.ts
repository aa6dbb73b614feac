import { findDrawings } from "./board.ts";

/** Drawings of cells in planes, one over the other, from the back: docs/design.md#cells-and-pictures */
export type Scene = readonly Plane[];

interface Plane {
  /** A line is an outline on ink. */
  tone: "line" | "bone" | "lime" | "ink";
  /** How near it is. Nearer planes move more. */
  depth: number;
  /** The top left corner, in cells. */
  at: readonly [x: number, y: number];
  scale?: number;
  rows: readonly string[];
}

const page = ["0 0 4", "0 0 0", "0 0 0", "0 0 0"];
const disc = ["8 4", "1 2"];
const person = ["F", "C"];

/** Pages whose subject needs more than a picture on one grid. */
export const scenes: Record<string, Scene | undefined> = {
  // A screen, and the part that it is missing.
  development: [
    {
      tone: "line",
      depth: 0,
      at: [0, 0],
      rows: ["8 0 0 0 0 4", "0 0 0 0 0 0", "0 0 0 0 0 0", "1 0 0 0 0 2"],
    },
    { tone: "bone", depth: 1, at: [0.5, 0.5], rows: ["9 0 0 0 6"] },
    { tone: "bone", depth: 1, at: [0.5, 1.75], rows: ["0 0", "0 0"] },
    { tone: "bone", depth: 1, at: [2.75, 1.75], scale: 0.5, rows: ["9 0 6"] },
    { tone: "bone", depth: 1, at: [2.75, 2.5], scale: 0.5, rows: ["9 0 6"] },
    { tone: "bone", depth: 1, at: [2.75, 3.25], scale: 0.5, rows: ["9 6"] },
    { tone: "ink", depth: 0, at: [4, 2], rows: disc },
    { tone: "lime", depth: 2, at: [4.6, 2.6], rows: disc },
  ],
  // A signal that reaches people.
  marketing: [
    { tone: "line", depth: 0, at: [0, 0], scale: 4, rows: ["4"] },
    { tone: "line", depth: 0, at: [0, 0.75], scale: 3.25, rows: ["4"] },
    { tone: "line", depth: 0, at: [0, 1.5], scale: 2.5, rows: ["4"] },
    { tone: "line", depth: 0, at: [0, 2.25], scale: 1.75, rows: ["4"] },
    { tone: "lime", depth: 0, at: [0, 3], rows: ["4"] },
    { tone: "bone", depth: 1, at: [2.2, 0.2], scale: 0.6, rows: person },
    { tone: "bone", depth: 2, at: [3.2, 0.9], scale: 0.75, rows: person },
    { tone: "bone", depth: 3, at: [4, 2.2], scale: 0.9, rows: person },
  ],
  // Papers, and the seal on the first.
  legal: [
    { tone: "line", depth: 0, at: [2.5, 0], rows: page },
    { tone: "line", depth: 1, at: [1.25, 0.5], rows: page },
    { tone: "bone", depth: 2, at: [0, 1], rows: page },
    { tone: "ink", depth: 2, at: [0.5, 1.75], scale: 0.25, rows: ["0 0 0 0 0"] },
    { tone: "ink", depth: 2, at: [0.5, 2.5], scale: 0.25, rows: ["0 0 0 0 0 0 0 0"] },
    { tone: "ink", depth: 2, at: [0.5, 3.25], scale: 0.25, rows: ["0 0 0 0 0 0"] },
    { tone: "lime", depth: 3, at: [2, 3.25], rows: disc },
  ],
  // The sign of the right of an author, on a page.
  "legal/ip": [
    { tone: "line", depth: 0, at: [1, 0], rows: ["0 0 0 4", "0 0 0 0", "0 0 0 0", "0 0 0 0"] },
    { tone: "lime", depth: 1, at: [0, 1], scale: 4, rows: ["F"] },
    { tone: "ink", depth: 1, at: [0.5, 1.5], scale: 3, rows: ["F"] },
    { tone: "lime", depth: 1, at: [1.1, 2.1], scale: 0.6, rows: ["8 0 4", "0 . .", "1 0 2"] },
  ],
  // A magnifying glass.
  "marketing/seo": [
    { tone: "line", depth: 0, at: [0.5, 0], scale: 3, rows: ["E"] },
    { tone: "lime", depth: 1, at: [0, 0.5], rows: disc },
    { tone: "ink", depth: 1, at: [0.5, 1], rows: ["F"] },
    { tone: "bone", depth: 1, at: [2, 2.5], rows: ["5"] },
  ],
};

/** By default the picture of the detail, over its glyph. */
export function chooseScene(detail: string): Scene {
  const { glyph, picture } = findDrawings(detail);
  return (
    scenes[detail] ?? [
      { tone: "line", depth: 0, at: [0.5, 0], scale: 3, rows: [glyph] },
      { tone: "lime", depth: 1, at: [0, 0.5], rows: picture },
    ]
  );
}
