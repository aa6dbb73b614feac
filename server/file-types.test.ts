import { expect, test } from "vitest";
import { fileTypeOf, unservableFiles } from "./file-types.ts";

test("the studio can put the web's usual kinds of files on its site", () => {
  const kinds = "jpg jpeg webp avif gif png svg ico mp4 webm mp3 pdf json txt xml woff2 vtt".split(" ");
  expect(kinds.filter((extension) => !fileTypeOf(`/images/team.${extension}`))).toEqual([]);
});

test("a file that the site could not serve is named", () => {
  const problems = unservableFiles(["public/robots.txt", "public/photos/team.heic", "public/CNAME"]);
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "public/photos/team.heic",
    "public/CNAME",
  ]);
});
