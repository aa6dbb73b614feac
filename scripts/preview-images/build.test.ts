import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { knownPaths } from "../../app/paths.ts";
import { previewImagePath } from "../../app/seo/preview-image-path.ts";
import { buildFonts } from "../fonts.ts";
import { buildPreviewImages } from "./build.ts";

const folder = mkdtempSync(join(tmpdir(), "preview-images-"));
const directories = { outDir: join(folder, "out"), cacheDir: join(folder, "cache") };
const fileOf = (pathname: string) => join(directories.outDir, previewImagePath(pathname));

beforeAll(async () => {
  // Does nothing where they are built already, as they are in `npm run check`.
  await buildFonts();
  await buildPreviewImages(directories);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test.each(knownPaths())("chats find a picture of %s in the size they ask for", (pathname) => {
  const png = readFileSync(fileOf(pathname));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(statSync(fileOf(pathname)).size).toBeLessThan(300_000);
});

test("a build in which no page changed draws no picture again, and clears away what an older one left", async () => {
  const before = readFileSync(fileOf("/en/ux"));
  const leftover = join(directories.cacheDir, "0000.png");
  writeFileSync(leftover, "");
  rmSync(directories.outDir, { recursive: true });
  expect(await buildPreviewImages(directories)).toEqual({ drawn: 0, unchanged: knownPaths().length });
  expect(readFileSync(fileOf("/en/ux"))).toEqual(before);
  expect(() => statSync(leftover)).toThrow("ENOENT");
}, 60_000);
