import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { sourceHash } from "./source-hash.ts";

const stamp = "build/source-hash";

/** Ends the process with the build's own exit code where the build fails; the build has said why. */
export function buildIfStale(): void {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sourceHash()) return;
  console.log("Building the site, which takes a few seconds…");
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (import.meta.main) buildIfStale();
