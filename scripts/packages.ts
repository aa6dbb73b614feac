import { execFileSync } from "node:child_process";

/**
 * Installs packages of the distribution, as root on Debian.
 *
 * @throws Error when apt-get is missing or refuses
 */
export function installPackages(...packages: string[]): void {
  const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  execFileSync("apt-get", ["update"], quiet);
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], quiet);
}
