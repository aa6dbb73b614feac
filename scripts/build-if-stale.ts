/** A build stores the hash of its sources, so that it runs again only after they have changed. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "source-hash";

/** The sources of a build, without tests and documents. */
const sources = ["app/**/*", "server/**/*", "public/**/*", "scripts/**/*", "*.{ts,json}"];
const generated = /(^|\/)(generated|\+types)\/|\.(test|e2e)\.tsx?$/;

/** Changes with every change that affects the build, and with some that do not: 12 hex digits. */
export function hashSources(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !generated.test(file))
    .sort();
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex").slice(0, 12);
}

/** @param hash of the sources before the build read them */
export function stampBuild(folder: string, hash: string): void {
  writeFileSync(`${folder}/${stamp}`, hash);
}

/** Exits the process with the build's exit code if the build fails. */
export function buildIfStale(): void {
  const built = `build/${stamp}`;
  if (existsSync(built) && readFileSync(built, "utf8") === hashSources()) return;
  console.log("Building the site, which takes about half a minute …");
  const { status, signal } = spawnSync(process.execPath, ["scripts/build.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (signal) console.error(`The build was ended by ${signal}.`);
  if (status !== 0) process.exit(status ?? 1);
}

if (import.meta.main) buildIfStale();
