import { join } from "node:path";
import type { Client, LogoFile, StudioLogo } from "../drawings/logo.ts";
import { shared } from "./contents.server.ts";
import { readSvgSize } from "./read-svg.ts";

/** The studio's mark, drawn in cells or loaded from a file: docs/design.md#cells-and-pictures */
export const studioLogo = readLogo(shared.logo);

function readLogo(entry: typeof shared.logo): StudioLogo {
  const { file, cells = [], replacesFirstLetter, containsName } = entry;
  const icon = entry.icon ? readLogoFile(entry.icon) : undefined;
  return file ? { mark: readLogoFile(file), containsName, icon } : { mark: cells, replacesFirstLetter, icon };
}

/** @throws Error for a file that is missing or broken, which the check reports */
function readLogoFile(file: string): LogoFile {
  return { file, ...readSvgSize(join("public", file)) };
}

/** The clients of the home page, all real or all invented, because the caption above them says which. */
export const clients = chooseClients(shared.clients.clients.map(readClient));

/** @returns the real clients, or the invented ones while none is real */
export function chooseClients(clients: Client[]): Client[] {
  const real = clients.filter(({ isInvented }) => !isInvented);
  return real.length > 0 ? real : clients;
}

function readClient({
  name,
  isInvented,
  file,
  cells = [],
  containsName,
}: (typeof shared.clients.clients)[number]): Client {
  return {
    name,
    containsName: Boolean(file && containsName),
    isInvented,
    logo: file ? readLogoFile(file) : cells,
  };
}
