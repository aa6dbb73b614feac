/** The browsers of the tests and the benchmark, and their installation. */
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

export type Program = keyof typeof programs;

const programs = {
  chromium: { debianPackage: "chromium", find: findChromium },
  // Chromium without what needs a screen. Elsewhere than on Debian, Chromium replaces it.
  headlessShell: {
    debianPackage: "chromium-headless-shell",
    find: () => process.env.CHROME_PATH || findOnPath("chromium-headless-shell") || findChromium(),
  },
  firefox: { debianPackage: "firefox-esr", find: () => findOnPath("firefox-esr") },
  webkit: {
    debianPackage: "webkit2gtk-driver",
    find: () => globSync("/usr/{lib/*,libexec}/webkit2gtk-4.*/MiniBrowser")[0],
  },
  webkitDriver: { debianPackage: "webkit2gtk-driver", find: () => findOnPath("WebKitWebDriver") },
  screen: { debianPackage: "xvfb", find: () => findOnPath("Xvfb") },
};

function findChromium(): string {
  return (
    process.env.CHROME_PATH ||
    findOnPath("chromium", "chromium-browser", "google-chrome", "google-chrome-stable") ||
    chromium.executablePath()
  );
}

/** Flags to run Chromium headless as root, without background network requests. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Without hinting, text is as wide as on phones and Macs, which do not round glyph widths to whole pixels.
  "--font-render-hinting=none",
];

/**
 * The path of a program.
 *
 * @throws Error with the message of `explainInstallation` if the program is missing
 */
export function findProgram(name: Program): string {
  const path = programs[name].find();
  if (path && existsSync(path)) return path;
  throw new Error(explainInstallation([programs[name].debianPackage]));
}

/** The Debian packages of the missing programs, without duplicates. */
export function listMissingPackages(names: Program[]): string[] {
  const missing = names.map((name) => programs[name]).filter(({ find }) => !existsSync(find() ?? ""));
  return [...new Set(missing.map(({ debianPackage }) => debianPackage))];
}

/** One sentence with the missing packages and the commands that install them. */
export function explainInstallation(packages: string[]): string {
  const onDebian = `Missing: ${packages.join(", ")}, which "sudo apt-get install ${packages.join(" ")}" installs on Debian`;
  return packages.every((name) => name.startsWith("chromium"))
    ? `${onDebian} and "npx playwright install --no-shell chromium" on macOS and Windows, unless CHROME_PATH names a Chromium or Chrome.`
    : `${onDebian}; elsewhere, run the tests in Debian with "docker run --rm --volume .:/from node:24 sh -c 'cp -r /from /site && cd /site && npm ci && npm run test:engines'".`;
}

export function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
