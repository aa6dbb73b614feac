import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { installPackages } from "./packages.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** With these it runs as root and without a screen, and asks nobody but the site. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * A Chromium for the browser tests: the one of `CHROME_PATH`, else one on the path, else Playwright's own, else
 * the distribution's package where we may install it.
 *
 * @returns the path of the program
 * @throws Error with one sentence that says what to do
 */
export function findChromium(): string {
  const found = process.env.CHROME_PATH || onPath() || playwrights() || installed();
  if (!found || !existsSync(found))
    throw new Error(
      "The browser tests need Chromium: install it, or set CHROME_PATH to the program (on Debian: apt-get install chromium).",
    );
  return found;
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function playwrights(): string | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  spawnSync("playwright", ["install", "chromium"], { stdio: "ignore", timeout: 120_000 });
  return existsSync(own) ? own : undefined;
}

/** Debian's package; only root may install, and only Debian has apt-get. */
function installed(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    installPackages("chromium");
  } catch {
    return undefined;
  }
  return onPath();
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
