import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/** Everything that a build is made of; tests and documents are not. */
const sources = ["app/**/*", "server/**/*", "public/**/*", "scripts/**/*", "*.{ts,json}"];
const generated = /(^|\/)(generated|\+types)\/|\.test\.ts$/;

/** A hash that changes when, and only when, a build would: 12 hex digits. */
export function sourceHash(): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !generated.test(file))
    .sort();
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex").slice(0, 12);
}
