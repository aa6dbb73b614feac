import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { checkPhotoFiles } from "./check-photos.ts";

const folder = mkdtempSync(join(tmpdir(), "photos-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the check names each file that the build cannot read as a photograph, and each that is too small", async () => {
  const imageOf = (width: number) =>
    sharp({ create: { width, height: 600, channels: 3, background: "#8a4" } });
  const wide = imageOf(1200);
  const jpeg = await wide.jpeg().toBuffer();
  const upright = await imageOf(600).jpeg().toBuffer();
  const files = {
    "cut.jpg": jpeg.subarray(0, jpeg.length * 0.9),
    "new.avif": await wide.avif().toBuffer(),
    "notes.txt": "notes",
    "old.jpeg": jpeg,
    "small.webp": await imageOf(959).webp().toBuffer(),
    "team.png": await wide.png().toBuffer(),
    "turned.jpg": await sharp(upright).resize(600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "wide.webp": await wide.webp().toBuffer(),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const problems = await checkPhotoFiles([folder]);
  expect(problems.map((problem) => problem.replace(`${folder}/`, ""))).toEqual([
    "cut.jpg is no complete image in JPEG, PNG, WebP or AVIF",
    "notes.txt does not end in .jpg, .jpeg, .png, .webp or .avif, in small letters",
    "small.webp is 959 pixels wide, at least 960",
  ]);
});
