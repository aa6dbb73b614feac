import file from "../content/clients.json" with { type: "json" };
import type { Client } from "../drawings/logo.ts";
import { readLogoFile } from "./logo.server.ts";
import type { ClientEntry } from "./shared-schema.ts";

/** The clients of the home page, all real or all invented, because the caption above them says which. */
export const clients = chooseClients(file.clients.map(readClient));

/** @returns the real clients, or the invented ones while none is real */
export function chooseClients(clients: Client[]): Client[] {
  const real = clients.filter(({ isInvented }) => !isInvented);
  return real.length > 0 ? real : clients;
}

function readClient({ name, isInvented, file, cells = [], containsName }: ClientEntry): Client {
  return {
    name,
    containsName: Boolean(file && containsName),
    isInvented,
    logo: file ? readLogoFile(file) : cells,
  };
}
