import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("A command that cannot start says which of npm's options is the cause, and what helps", () => {
  const folder = mkdtempSync(join(tmpdir(), "packages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(import.meta.dirname, "prerequisites.js");
  const old = 'Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })';
  const says = (...folders: string[]) => {
    for (const name of folders) mkdirSync(join(folder, "node_modules", name), { recursive: true });
    const args = ["--import", `data:text/javascript,${encodeURIComponent(old)}`, script];
    return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" }).stderr;
  };
  expect(says()).toContain('"npm ci" installs them.');
  expect(says("react")).toContain('"npm ci --include=dev" installs them.');
  expect(says("zod", "node")).toContain('"npm rebuild node --ignore-scripts=false" runs it.');
  expect(says("node/bin")).toContain('Start the command with "npm run"');
});
