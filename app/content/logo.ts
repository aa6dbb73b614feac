import type { StudioLogo } from "../domain/logo.ts";

/**
 * The studio's mark, drawn in cells or from a file.
 *
 * Cells: four rows as high as a capital letter and, if you like, a fifth that hangs below the line; one to five cells
 * in each row, the same number in all; exactly one lime element, of lime cells that touch. How cells are written:
 * docs/design.md#cells-and-pictures. Without `replacesFirstLetter` the whole name stands beside the mark.
 *
 * A file: `mark: { file: "/mark.svg", width: 120, height: 120 }` for `public/mark.svg`. The whole name stands beside it.
 *
 * `npm run check` says what is wrong with either.
 */
export const studioLogo: StudioLogo = {
  mark: ["8 0 4", "0 . 0", "0 . 0", "1 0 2", ". . F*"],
  replacesFirstLetter: "Q",
};
