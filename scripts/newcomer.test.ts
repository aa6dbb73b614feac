/** What a newcomer's first commands meet on a machine that nobody has prepared. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { isStale } from "./build-if-stale.ts";
import { findChromium } from "./find-chromium.ts";
import { sourceHash } from "./source-hash.ts";

const folder = mkdtempSync(join(tmpdir(), "studio-newcomer-"));
const fileWith = (text: string) => {
  const file = join(folder, "file");
  writeFileSync(file, text);
  return file;
};
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test("the Chromium that they name is the one that is used", () => {
  const named = fileWith("");
  vi.stubEnv("CHROME_PATH", named);
  expect(findChromium()).toBe(named);
});

test("where they name one that is not there, one sentence says what to do", () => {
  vi.stubEnv("CHROME_PATH", join(folder, "nowhere"));
  expect(findChromium).toThrow(/^The browser tests need Chromium: [^.]*CHROME_PATH[^.]*\.$/);
});

test("npm start builds where there is no build, or one of other sources, and only there", () => {
  expect(isStale(join(folder, "no-stamp"))).toBe(true);
  expect(isStale(fileWith("another"))).toBe(true);
  expect(isStale(fileWith(sourceHash()))).toBe(false);
});
