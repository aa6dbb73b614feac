import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { languages } from "../app/languages.ts";
import { paths } from "../app/paths.ts";
import { listPaths } from "../app/seo/known-paths.server.ts";
import { checkBudgets } from "./budgets.ts";

test("a document or a page's scripts above the limit are named, with the size and the limit", () => {
  const folder = mkdtempSync(join(tmpdir(), "budgets-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
  };
  const text = (kilobytes: number) => randomBytes(kilobytes * 750).toString("base64");
  const home = paths.home(languages[0]);
  write("assets/home.js", text(80));
  write("assets/shared.js", text(90));
  for (const path of listPaths())
    write(`${path}/index.html`, path === home ? `${text(38)}["/assets/home.js","/assets/shared.js"]` : "");
  const problems = checkBudgets(folder);
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([
    expect.stringMatching(`^${home}: document 2\\d.* kB, at most 2\\d$`),
    expect.stringMatching(`^${home}: scripts 1[23]\\d.* kB, at most 125$`),
  ]);
});
