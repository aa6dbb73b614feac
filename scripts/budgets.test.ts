import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { languages } from "../app/domain/languages.ts";
import { paths } from "../app/paths.ts";
import { knownPaths } from "../app/seo/known-paths.server.ts";
import { checkBudgets } from "./budgets.ts";

test("a page over its budget is named, with its largest styles, source files and packages", () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const folder = mkdtempSync(join(tmpdir(), "budgets-"));
  const write = (file: string, text: string, kilobytes: number) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, `${file}.br`), Buffer.alloc(kilobytes * 1000));
  };
  const home = paths.home(languages[0]);
  write("assets/shared.js", "", 100);
  write("assets/home.js", "", 16);
  write("assets/start-1.js", "", 5);
  const moduleSizes = {
    "shared.js": { "react-dom": 600, "react-router": 300, "app/layout/Bar.tsx": 100 },
    "large.css": { "app/sections/Hero.module.css": 300, "app/sections/Track.module.css": 100 },
    "home.js": { jsqr: 3000, "app/sections/Hero.tsx": 1000 },
  };
  const styles = "p{color:red}";
  write("assets/large.css", styles, 15);
  write("assets/elsewhere.css", "a{}", 30);
  for (const path of knownPaths()) {
    const isHome = path === home;
    const scripts = JSON.stringify([
      "/assets/shared.js",
      ...(isHome ? ["/assets/start-1.js", "/assets/home.js"] : []),
    ]);
    const html = `<html lang="en"><style>${isHome ? styles : ""}</style><script id="scripts">${scripts}</script>`;
    write(`${path}/index.html`, html, isHome ? 25 : 1);
  }
  const problems = checkBudgets(folder, moduleSizes);
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([
    expect.stringMatching(
      `^The home page ${home}: 25.0 of 20 kB, .*; its largest styles: app/sections/Hero.module.css 11.3, app/sections/Track.module.css 3.8\\. `,
    ),
    expect.stringMatching(
      `^The scripts of ${home}: 121.0 of 112 kB, which exceeds the budget: React and React Router 90.0, jsqr 12.0, app/layout/Bar.tsx 10.0, its texts 5.0, app/sections/Hero.tsx 4.0\\. `,
    ),
  ]);
});
