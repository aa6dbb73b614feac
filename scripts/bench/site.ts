/** The built site beside a one-line page, served the same way: the two things that every measure is taken of. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteServer } from "../../server/node-server.ts";
import { compressFiles } from "../compress.ts";

/** The least that a page can be: what no page can be faster than. */
const oneLine =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One line</title><p>One line of text.';

export const oneLinePath = "/one-line";

export interface ServedSite {
  /** Origin, without a slash at its end. */
  origin: string;
  close(): void;
}

/** Serves a copy of the build with the one-line page in it, by the production server, on a free port. */
export async function serveBesideOneLine(build: string): Promise<ServedSite> {
  const root = mkdtempSync(join(tmpdir(), "studio-bench-"));
  cpSync(build, root, { recursive: true });
  const folder = join(root, "client", oneLinePath);
  mkdirSync(folder);
  writeFileSync(join(folder, "index.html"), oneLine);
  await compressFiles(folder);

  const server = createSiteServer(root).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(root, { recursive: true });
    },
  };
}
