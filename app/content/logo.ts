import type { StudioLogo } from "../domain/logo.ts";
import json from "./logo.json" with { type: "json" };
import type { LogoEntry } from "./schema.ts";

const { file, cells, replacesFirstLetter, width = 1, height = 1, inTextColor } = json as LogoEntry;

/** The studio's mark, drawn in cells or loaded from a file: docs/design.md#cells-and-pictures */
export const studioLogo: StudioLogo = file
  ? { mark: { file, width, height, inTextColor } }
  : { mark: cells ?? [], replacesFirstLetter };
