import { join } from "node:path";
import type { Client } from "../domain/logo.ts";
import file from "./clients.json" with { type: "json" };
import type { ClientEntry } from "./schema.ts";
import { svgSize } from "./svg-size.ts";

/** The clients of the home page. The caption above them labels them as made up while any of them is. */
export const clients = clientsFrom(file.clients as ClientEntry[], "public");

/** @param folder the folder that contains the logo files */
export function clientsFrom(entries: readonly ClientEntry[], folder: string): Client[] {
  return entries.map(({ name, isMadeUp, file, cells, inTextColor, containsName }) => ({
    name,
    isNameInLogo: Boolean(file && containsName),
    isMadeUp,
    logo: file
      ? { file, ...(svgSize(join(folder, file)) ?? { width: 1, height: 1 }), inTextColor }
      : (cells ?? []),
  }));
}
