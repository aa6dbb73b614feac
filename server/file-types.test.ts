import { expect, test } from "vitest";
import { listUnservableFiles } from "./file-types.ts";

test("A file that the site cannot serve is an error that names it", () => {
  const problems = listUnservableFiles(["public/robots.txt", "public/photos/team.heic", "public/CNAME"]);
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "public/photos/team.heic",
    "public/CNAME",
  ]);
});
