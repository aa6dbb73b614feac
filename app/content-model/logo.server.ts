import { join } from "node:path";
import json from "../content/logo.json" with { type: "json" };
import type { LogoFile, StudioLogo } from "../drawings/logo.ts";
import { readSvgSize } from "./read-svg.ts";
import type { LogoEntry } from "./shared-schema.ts";

/** The studio's mark, drawn in cells or loaded from a file: docs/design.md#cells-and-pictures */
export const studioLogo = readLogo(json);

function readLogo(entry: LogoEntry): StudioLogo {
  const { file, cells = [], replacesFirstLetter, containsName } = entry;
  const icon = entry.icon ? readLogoFile(entry.icon) : undefined;
  return file ? { mark: readLogoFile(file), containsName, icon } : { mark: cells, replacesFirstLetter, icon };
}

/** The check reports a file that is missing or has no size. */
export function readLogoFile(file: string): LogoFile {
  return { file, ...(readSvgSize(join("public", file)) ?? { width: 1, height: 1 }) };
}
