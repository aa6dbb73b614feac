import type { StudioLogo } from "../domain/logo.ts";
import file from "./logo.json" with { type: "json" };

/** The studio's mark, drawn in cells or from a file: docs/design.md#cells-and-pictures */
export const studioLogo = file as unknown as StudioLogo;
