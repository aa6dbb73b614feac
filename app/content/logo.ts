import type { StudioLogo } from "../domain/logo.ts";
import json from "./logo.json" with { type: "json" };
import type { LogoEntry } from "./shared-schema.ts";

/** The studio's mark, drawn in cells or loaded from a file: docs/design.md#cells-and-pictures */
export const studioLogo = readLogo(json);

export function readLogo(entry: LogoEntry): StudioLogo {
  const { file, cells, replacesFirstLetter, width = 1, height = 1, inTextColor, containsName } = entry;
  const icon = entry.icon ? { file: entry.icon, width: 1, height: 1 } : undefined;
  return file
    ? { mark: { file, width, height, inTextColor }, containsName, icon }
    : { mark: cells ?? [], replacesFirstLetter, icon };
}
