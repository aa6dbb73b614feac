import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { languages } from "../app/domain/languages.ts";
import { knownPaths } from "../app/known-paths.server.ts";
import { paths } from "../app/paths.ts";
import { checkBudgets } from "./budgets.ts";

test("a page over its budget is named, with the largest files that other pages do not request", () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const folder = mkdtempSync(join(tmpdir(), "budgets-"));
  const write = (file: string, text: string, kilobytes: number) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, `${file}.br`), Buffer.alloc(kilobytes * 1000));
  };
  const home = paths.home(languages[0]);
  const own = ["a", "b", "c", "d", "e", "f"].map((name) => `/assets/${name}.js`);
  write("assets/shared.js", "", 100);
  for (const [index, file] of own.entries()) write(file, "", 6 - index);
  const styles = "p{color:red}";
  write("assets/large.css", styles, 15);
  write("assets/elsewhere.css", "a{}", 30);
  for (const path of knownPaths()) {
    const isHome = path === home;
    const scripts = JSON.stringify(["/assets/shared.js", ...(isHome ? own : [])]);
    const html = `<html lang="en"><style>${isHome ? styles : ""}</style><script id="scripts">${scripts}</script>`;
    write(`${path}/index.html`, html, isHome ? 25 : 1);
  }
  const problems = checkBudgets(folder);
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([
    expect.stringMatching(
      `^The home page ${home}: 25.0 of 20 kB, .*; its largest styles: large.css 15.0\\. `,
    ),
    expect.stringMatching(
      `^The scripts of ${home}: 121.0 of 112 kB, .* 100.0 kB, .* adds a.js 6.0, b.js 5.0, c.js 4.0, d.js 3.0, e.js 2.0\\. `,
    ),
  ]);
});
