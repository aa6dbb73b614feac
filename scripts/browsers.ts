/** Finds the browsers that tests and bench need; what is missing is installed, and said before. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

type Program = keyof typeof programs;

const programs = {
  chromium: {
    debianPackage: "chromium",
    find: () =>
      process.env.CHROME_PATH ||
      onPath("chromium", "chromium-browser", "google-chrome", "google-chrome-stable") ||
      [chromium.executablePath()].find((path) => existsSync(path)),
  },
  headlessShell: {
    debianPackage: "chromium-headless-shell",
    find: () => process.env.CHROME_PATH || onPath("chromium-headless-shell"),
  },
  firefox: { debianPackage: "firefox-esr", find: () => onPath("firefox-esr") },
  webkit: {
    debianPackage: "webkit2gtk-driver",
    find: () => globSync("/usr/{lib/*,libexec}/webkit2gtk-4.*/MiniBrowser")[0],
  },
  webkitDriver: { debianPackage: "webkit2gtk-driver", find: () => onPath("WebKitWebDriver") },
  screen: { debianPackage: "xvfb", find: () => onPath("Xvfb") },
};

/** With these Chromium runs as root and without a screen, and asks nobody but the site. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters as wide as on phones and Macs, which do not round their widths to whole pixels.
  "--font-render-hinting=none",
];

/** Chromium's shell without windows, which takes a third less time for the tests; Chromium, where there is none. */
export function findTestBrowser(): string {
  return findOrInstall("headlessShell") ?? findProgram("chromium");
}

/**
 * The path of a program, which is installed where it is missing.
 *
 * @throws Error with a sentence that says what to install
 */
export function findProgram(name: Program): string {
  const path = findOrInstall(name);
  if (path && existsSync(path)) return path;
  const { debianPackage } = programs[name];
  throw new Error(
    name === "chromium"
      ? "Chromium is missing: install it, or set CHROME_PATH to the program (on Debian: apt-get install chromium)."
      : `${debianPackage} is missing: on Debian, run apt-get install ${debianPackage} as root.`,
  );
}

/** Debian's packages are installed as root, Chromium elsewhere by Playwright. */
function findOrInstall(name: Program): string | undefined {
  const { find, debianPackage } = programs[name];
  const path = find();
  if (path) return path;
  if (process.getuid?.() === 0 && onPath("apt-get"))
    run(
      `apt-get update --quiet=2 && apt-get install --yes --quiet=2 --no-install-recommends ${debianPackage}`,
    );
  else if (name === "chromium") run("playwright install chromium");
  return find();
}

function run(command: string): void {
  console.log(`The tests need a browser that is missing. Running: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, { shell: true, stdio: ["ignore", "ignore", "inherit"], env });
}

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
