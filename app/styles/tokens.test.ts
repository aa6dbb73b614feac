/** CONVENTIONS, rule 10: what the design decides once is written once, by name. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { scrolledThreshold } from "../client/constants.ts";

const app = fileURLToPath(new URL("..", import.meta.url));

/** Style sheets without their comments, by their path in `app/`. */
const sheets = globSync("**/*.css", { cwd: app, exclude: ["styles/generated/**"] })
  .sort()
  .map((file) => ({ file, text: readFileSync(join(app, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "") }));
const scripts = globSync("**/*.{ts,tsx}", { cwd: app, exclude: ["**/*.test.ts", "content/**", "seo/**"] })
  .sort()
  .map((file) => ({
    file,
    text: readFileSync(join(app, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""),
  }));

const tokens = sheets.find(({ file }) => file === "styles/tokens.css")?.text ?? "";
const breakpoints = sheets.find(({ file }) => file === "styles/breakpoints.css")?.text ?? "";
const others = sheets.filter(({ file }) => file !== "styles/tokens.css");

/** Every match of a pattern, each as `file: match`. */
const found = (among: { file: string; text: string }[], pattern: RegExp) =>
  among.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`));
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name as string);
const everySheet = sheets.map(({ text }) => text).join("\n");

test("all style sheets and scripts of the pages are looked through", () => {
  expect(sheets.length).toBeGreaterThan(20);
  expect(scripts.length).toBeGreaterThan(40);
  expect(tokens).toContain("--lime:");
});

describe("a colour", () => {
  // A mask is a shape: its black is opaque and its transparent black is not, whatever the design's colours are.
  const shapes = ["layout/Footer.module.css: #000", "layout/Footer.module.css: #0000"];

  test("is written in `tokens.css` alone, as a number", () => {
    const numbers = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(/gi;
    expect(found(others, numbers).filter((match) => !shapes.includes(match))).toEqual([]);
  });

  test("is written in `tokens.css` alone, as a name", () => {
    const names =
      /:[^;{}]*(?<![\w.-])(?:black|white|red|green|blue|yellow|orange|gray|grey|silver|lime)(?![\w-])/gi;
    expect(found(others, names)).toEqual([]);
  });

  test("is not written in a component", () => {
    expect(found(scripts, /["'`]#(?:[\da-f]{3}|[\da-f]{6})["'`]|\b(?:rgba?|hsla?|oklch)\(/gi)).toEqual([]);
  });
});

describe("a duration", () => {
  test("is written in `tokens.css` alone", () => {
    expect(found(others, /(?<![\w.#-])(?!0m?s)[\d.]+m?s\b/g)).toEqual([]);
  });

  test("is no business of a script: nothing waits for a timer, but for a paint that a browser keeps to itself", () => {
    expect(found(scripts, /\bset(?:Timeout|Interval)\b/g)).toEqual(["client/first-paint.ts: setTimeout"]);
  });
});

describe("a constant of SPEC §9 stands once, by name, and is used:", () => {
  test.each([
    ["the landing's reveal", "--landing-reveal", "300ms"],
    ["the home page's splash", "--home-splash", "300ms"],
    ["the detailed page's reveal", "--detail-reveal", "200ms"],
  ])("%s", (_, name, value) => {
    expect(found(sheets, new RegExp(`(?<![\\w-])${name}:[^;]*`, "g"))).toEqual([
      `styles/tokens.css: ${name}: ${value}`,
    ]);
    expect(found(others, new RegExp(`var\\(${name}\\)`, "g")).length).toBeGreaterThan(0);
  });

  test("768 px, below which a screen is mobile, in em: they grow with the text that a visitor sets", () => {
    expect(breakpoints).toContain(`@custom-media --mobile (width < ${768 / 16}em);`);
    expect(breakpoints).toContain(`@custom-media --not-mobile (width >= ${768 / 16}em);`);
    expect(
      found([...sheets, ...scripts], /(?<![\d.])(?:76[789](?:\.\d+)?|4[78](?:\.\d+)?em)(?!\d)/g),
    ).toEqual(["styles/breakpoints.css: 48em", "styles/breakpoints.css: 48em", "timing.ts: 48em"]);
  });

  test("no width decides in px, which a visitor's text size would not reach", () => {
    expect(found(sheets, /\bwidth [<>]=? \d+px/g)).toEqual([]);
  });

  test("20 px of scroll, past which the bar is more opaque", () => {
    expect(scrolledThreshold).toBe(20);
    expect(found(scripts, /\bscrolledThreshold = .*/g)).toEqual(["timing.ts: scrolledThreshold = 20;"]);
    expect(found(scripts, /scroll(?:Y|Top|YOffset)\s*[<>]=?\s*\w+/g)).toEqual([
      "client/menus.ts: scrollY > scrolledThreshold",
    ]);
  });
});

describe("a name in a style sheet", () => {
  const defined = new Set(namesIn(everySheet, /(?<![\w-])(--[\w-]+)\s*:/g));
  const used = new Set(namesIn(everySheet, /var\(\s*(--[\w-]+)/g));

  test("that is a custom property has a value somewhere", () => {
    const unknown = found(sheets, /var\(\s*--[\w-]+/g).filter(
      (match) => !defined.has(match.slice(match.indexOf("--"))),
    );
    expect(unknown).toEqual([]);
  });

  test("that is a custom property is used somewhere", () => {
    expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  });

  test("that is a breakpoint is defined, and each one is used", () => {
    const known = namesIn(breakpoints, /@custom-media (--[\w-]+)/g);
    const asked = namesIn(
      everySheet.replaceAll(/@custom-media.*/g, ""),
      /@media[^{]*?\((--[\w-]+)\)/g,
    ).concat(namesIn(everySheet, /@media[^{]*\band \((--[\w-]+)\)/g));
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !asked.includes(name))).toEqual([]);
  });
});

describe("a style sheet of a component", () => {
  const modules = sheets.filter(({ file }) => file.endsWith(".module.css"));
  const importers = (module: string) =>
    scripts.flatMap(({ file, text }) =>
      [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)]
        .filter(([, , path]) => join(file, "..", path as string) === module)
        .map(([, name]) => ({ file, text, name: name as string })),
    );

  test.each(modules)("$file says in which layer its rules stand", ({ text }) => {
    expect(text.trim()).toMatch(/^@layer (?:ui|layout|sections|pages) \{[\s\S]*\}$/);
  });

  test.each(modules)("$file has the classes that components name, and no other", ({ file, text }) => {
    const classes = new Set(namesIn(text, /\.([a-z][\w-]*)/gi));
    const named = new Set(
      importers(file).flatMap((component) =>
        namesIn(component.text, new RegExp(`\\b${component.name}\\.(\\w+)`, "g")),
      ),
    );
    const global = new Set(
      namesIn(
        sheets.map((sheet) => (/module\.css$/.test(sheet.file) ? "" : sheet.text)).join(),
        /\.([a-z][\w-]*)/gi,
      ),
    );
    expect([...named].filter((name) => !classes.has(name))).toEqual([]);
    expect([...classes].filter((name) => !named.has(name) && !global.has(name))).toEqual([]);
  });
});
