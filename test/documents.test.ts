import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");
const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root }).map((name) => ({
  name,
  text: readFileSync(join(root, name), "utf8"),
}));
/** Made by commands, so that a fresh clone lacks them. */
const made = readFileSync(join(root, ".gitignore"), "utf8").split("\n").filter(Boolean);
const topLevel = globSync("*/", { cwd: root });

function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`|^```[\s\S]*?^```/gm)].map(([whole, inline]) => inline ?? whole);
  return code
    .flatMap((part) => part.split(/[\s"'();=]+|,(?![^{]*\})/))
    .filter(
      (word) =>
        topLevel.some((folder) => word.startsWith(`${folder}/`)) || /^[\w-]+\.(tsx?|css|md)$/.test(word),
    )
    .filter((word) => !made.some((folder) => `${word}/`.startsWith(folder)));
}

function exists(path: string): boolean {
  return (
    globSync(path.includes("/") ? path : [path, `{app,server,scripts,test,docs}/**/${path}`], { cwd: root })
      .length > 0
  );
}

test("every path that a document names exists", () => {
  const missing = documents.flatMap(({ name, text }) =>
    pathsIn(text)
      .filter((path) => !exists(path))
      .map((path) => `${name}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("every npm command that a document names can be run", () => {
  const missing = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/\bnpm (?:run (?:-s |--silent )?([\w:-]+)|(test|start)\b)/g)]
      .map(([, script, short]) => (script ?? short) as string)
      .filter((script) => !Object.hasOwn(manifest.scripts, script))
      .map((script) => `${name}: ${script}`),
  );
  expect(missing).toEqual([]);
});

test("every link of a document leads to a file that is there", () => {
  const missing = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(([, target]) => target as string)
      .filter((target) => !/^\w+:/.test(target) && !existsSync(join(root, dirname(name), target)))
      .map((target) => `${name}: ${target}`),
  );
  expect(missing).toEqual([]);
});
