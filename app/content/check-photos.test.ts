import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { photoFileProblems } from "./check-photos.ts";

const folder = mkdtempSync(join(tmpdir(), "photos-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the check names each file that the build cannot read as a photograph", () => {
  const png = Buffer.from("89504e470d0a1a0a", "hex");
  const files = {
    "team.png": png,
    "old.jpg": Buffer.from("ffd8ffe000104a46494600", "hex"),
    "new.avif": Buffer.from("\0\0\0\x20ftypavif", "latin1"),
    "small.webp": Buffer.from("RIFF1234WEBPVP8 ", "latin1"),
    "phone.heic": Buffer.from("\0\0\0\x18ftypheic", "latin1"),
    "renamed.jpg": Buffer.from("\0\0\0\x18ftypheic", "latin1"),
    "notes.txt": png,
    "empty.png": Buffer.from(""),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  expect(photoFileProblems([folder]).sort()).toEqual(
    ["empty.png", "notes.txt", "phone.heic", "renamed.jpg"].map((name) =>
      expect.stringContaining(`${join(folder, name)} must be a JPEG, PNG, WebP or AVIF image`),
    ),
  );
});
