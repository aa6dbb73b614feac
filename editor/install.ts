/** Installs the editor's packages, once: the first step of `npm run edit`, and of the editor's test. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const folder = import.meta.dirname;
if (!existsSync(join(folder, "node_modules"))) {
  console.log("Installing the editor with npm, which usually takes one or two minutes …");
  const { status, error } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (error) console.error(`npm cannot start: ${error.message}`);
  process.exitCode = status ?? 1;
}
