import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { explainFailure } from "./messages.ts";
import { writeFiles } from "./write-files.ts";

test("Files that are saved together are both saved or neither, and nothing else stays in the folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "saves-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [home, logo] = [join(folder, "home.json"), join(folder, "public/logo.svg")];
  writeFileSync(home, "before");
  // A file is where the second file's folder has to be.
  writeFileSync(join(folder, "public"), "");
  const files = [home, logo].map((path) => ({ path, content: "after" }));
  expect(() => writeFiles(files)).toThrow();
  expect(readFileSync(home, "utf8")).toBe("before");
  rmSync(join(folder, "public"));
  writeFiles(files);
  expect([home, logo].map((path) => readFileSync(path, "utf8"))).toEqual(["after", "after"]);
  expect(globSync("**/*.saving", { cwd: folder })).toEqual([]);
});

test("The editor says in Spanish why nothing was saved", () => {
  const full = Object.assign(new Error("write"), { code: "ENOSPC" });
  expect(explainFailure(full)).toBe("El archivo quedó como estaba: no queda lugar en el disco.");
});
