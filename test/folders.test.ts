import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The paths in backticks. */
const pathsIn = (text = "") => [...text.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);

/** The lines of the list, from the top: the files of each, and those that it may not import although they are below. */
const layers = (readFileSync("docs/decisions/folders.md", "utf8").match(/^- .+(\n {2}.+)*/gm) ?? []).map(
  (line) => {
    const [start = "", excluded] = line.split("Not ");
    return { files: pathsIn(start.split(":")[0]), excluded: pathsIn(excluded) };
  },
);

/** A file that the list names is in that line, another one in the line of its folder. */
function layerOf(path: string): number {
  const names = layers.flatMap(({ files }) => files).filter((name) => path.startsWith(name));
  const longest = names.toSorted((a, b) => b.length - a.length)[0] ?? "";
  return layers.findIndex(({ files }) => files.includes(longest));
}

test("Imports run down the list of folders", () => {
  const sources = globSync("{app,server,scripts,editor}/**/*.{ts,tsx}").filter(
    (file) => !/node_modules|generated|\.(test|e2e|browser|d)\.ts/.test(file),
  );
  const upward = sources.flatMap((file) => {
    const imports = readFileSync(file, "utf8").matchAll(/(?:from|import) ?\(?"(\.[^"]+)"/g);
    const layer = layers[layerOf(file)];
    return [...imports]
      .map(([, path = ""]) => join(file, "..", path))
      .filter((path) => layerOf(path) >= 0)
      .filter(
        (path) =>
          layerOf(path) < layerOf(file) || layer?.excluded.some((excluded) => path.startsWith(excluded)),
      )
      .map((path) => `${file} imports ${path}`);
  });
  expect(sources.filter((file) => layerOf(file) < 0)).toEqual([]);
  expect(upward).toEqual([]);
});
