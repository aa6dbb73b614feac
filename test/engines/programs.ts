/** Where the browsers are, and the packages of Debian that bring them. */
import { globSync } from "node:fs";
import { findChromium } from "../../scripts/find-chromium.ts";
import { installPackages } from "../../scripts/packages.ts";

const needed = {
  firefox: { package: "firefox-esr", places: ["/usr/bin/firefox-esr"] },
  webkit: {
    package: "webkit2gtk-driver",
    places: ["/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser"],
  },
  webkitDriver: { package: "webkit2gtk-driver", places: ["/usr/bin/WebKitWebDriver"] },
  screen: { package: "xvfb", places: ["/usr/bin/Xvfb"] },
};
type Program = keyof typeof needed;

/** The path of a program that `ensurePrograms` has seen. */
export function pathOf(program: Program): string {
  const [path] = globSync(needed[program].places);
  if (!path) throw new Error(sentenceFor([needed[program].package]));
  return path;
}

/**
 * Installs what is missing, where it may.
 *
 * @throws Error with one sentence that says what to install
 */
export function ensurePrograms(): void {
  findChromium();
  if (missingPackages().length === 0) return;
  try {
    installPackages(...missingPackages());
  } catch {
    // What is still missing says it below.
  }
  if (missingPackages().length > 0) throw new Error(sentenceFor(missingPackages()));
}

function missingPackages(): string[] {
  const missing = Object.values(needed).filter(({ places }) => globSync(places).length === 0);
  return [...new Set(missing.map((program) => program.package))];
}

function sentenceFor(packages: string[]): string {
  const names = packages.join(" ");
  return `The tests in every engine need ${names}: on Debian, run apt-get install ${names} as root.`;
}
