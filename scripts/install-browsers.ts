/**
 * `node scripts/install-browsers.ts chromium firefox …` is the first step of each command that needs browsers. As root
 * on Debian it installs the missing ones; elsewhere it ends the command with one sentence that explains how to install
 * them.
 */
import { spawnSync } from "node:child_process";
import { explainInstallation, findOnPath, listMissingPackages, type Program } from "./browsers.ts";

const programs = process.argv.slice(2) as Program[];
const packages = listMissingPackages(programs);

if (packages.length > 0 && process.getuid?.() === 0 && findOnPath("apt-get")) {
  console.log(`Installing ${packages.join(", ")} with apt-get, which usually takes one or two minutes …`);
  // Another apt-get may hold the lock, for example Debian's automatic updates after boot.
  const install = `apt-get install --yes --quiet=2 --no-install-recommends -o DPkg::Lock::Timeout=300 ${packages.join(" ")}`;
  const { stderr } = spawnSync(`apt-get update --quiet=2 && ${install}`, {
    shell: true,
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (listMissingPackages(programs).length > 0) console.error(stderr.trim());
}

const missing = listMissingPackages(programs);
if (missing.length > 0) {
  console.error(explainInstallation(missing));
  process.exitCode = 1;
}
