/** Builds the site where the build is missing or older than the source; otherwise does nothing. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { sourceHash } from "./source-hash.ts";

const stamp = "build/source-hash";

/** Whether the build that left this stamp is missing, or was made of other sources. */
export function isStale(file = stamp): boolean {
  return !existsSync(file) || readFileSync(file, "utf8") !== sourceHash();
}

/** Ends the process with the build's own exit code where the build fails; the build has said why. */
export function buildIfStale(): void {
  if (!isStale()) return;
  console.log("Building the site, which takes a few seconds…");
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (import.meta.main) buildIfStale();
