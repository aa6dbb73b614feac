/** A build keeps the hash of the sources that it was made of, so that it is made again only where they have changed. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "build/source-hash";

/** Everything that a build is made of; tests and documents are not. */
const sources = ["app/**/*", "server/**/*", "public/**/*", "scripts/**/*", "*.{ts,json}"];
const generated = /(^|\/)(generated|\+types)\/|\.test\.ts$/;

/** Changes whenever a build would, and at times when it would not: 12 hex digits. */
function sourceHash(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !generated.test(file))
    .sort();
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex").slice(0, 12);
}

export function stampBuild(): void {
  writeFileSync(stamp, sourceHash());
}

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
