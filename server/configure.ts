/** The build's last step: writes each host's own files beside the site that they serve. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cloudflareFiles } from "./cloudflare-config.ts";
import type { Hashes } from "./response-headers.ts";

/** @param root the build folder, with `hashes.json` in it */
export function configureHosts(root: string): void {
  const hashes: Hashes = JSON.parse(readFileSync(join(root, "hashes.json"), "utf8"));
  for (const [name, text] of Object.entries(cloudflareFiles(hashes))) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
