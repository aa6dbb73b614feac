import { join } from "node:path";
import type { Client } from "../domain/logo.ts";
import file from "./clients.json" with { type: "json" };
import { readSvgSize } from "./read-svg.ts";
import type { ClientEntry } from "./shared-schema.ts";

/** The clients of the home page, all real or all invented, because the caption above them says which. */
export const clients = chooseClients(readClients(file.clients, "public"));

/** @returns the real clients, or the invented ones while none is real */
export function chooseClients(clients: Client[]): Client[] {
  const real = clients.filter(({ isInvented }) => !isInvented);
  return real.length > 0 ? real : clients;
}

/** @param folder the folder that contains the logo files */
export function readClients(entries: readonly ClientEntry[], folder: string): Client[] {
  return entries.map(({ name, isInvented, file, cells, inTextColor, containsName }) => ({
    name,
    containsName: Boolean(file && containsName),
    isInvented,
    logo: file
      ? { file, ...(readSvgSize(join(folder, file)) ?? { width: 1, height: 1 }), inTextColor }
      : (cells ?? []),
  }));
}
