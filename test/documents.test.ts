/** CONVENTIONS, rule 16: documents name only paths and commands that exist. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));
const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root }).sort();
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const topLevel = globSync("{*,.ci}", { cwd: root });
/** Made by commands, so that a fresh clone lacks them. */
const made = readFileSync(join(root, ".gitignore"), "utf8")
  .split("\n")
  .filter((line) => line !== "");

/** What a document sets as code: between backticks, or in a fenced block. */
function codeIn(document: string): string[] {
  const fenced = [...document.matchAll(/^```.*\n([\s\S]*?)^```/gm)].map(([, block]) => block as string);
  const prose = document.replace(/^```.*\n[\s\S]*?^```/gm, "");
  return [...fenced, ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code as string)];
}

const fileName = /^[\w@.-]+\.(?:ts|tsx|css|md|json|txt|html|ico|svg|conf|service|sh)$/;

/**
 * The words of some code that name a file or a folder of this project: they begin with one of its top folders, end
 * with a slash, or are a file's name. Addresses, packages and media types are none.
 */
function pathsIn(code: string): string[] {
  return code
    .split(/[\s"'();=]+|,(?![^{]*\})/)
    .map((word) => word.replace(/^\.\//, "").replace(/:\d+$/, ""))
    .filter((word) => !/^[/~<$-]|:\/\/|<|\$/.test(word) && !packages.some((name) => word.startsWith(name)))
    .filter((word) => {
      const [first = "", ...rest] = word.split("/");
      if (rest.length > 0) return topLevel.includes(first) || isMade(word) || /\/$|\.\w+$/.test(word);
      return fileName.test(word);
    });
}

const isMade = (path: string) => made.some((folder) => `${path}/`.startsWith(folder));

/**
 * A path as documents write it: from the root, from `app/` or from the document; a file's bare name, which may also
 * be one that the build writes.
 */
function exists(path: string, document: string): boolean {
  if (isMade(path)) return true;
  const isAt = (place: string) =>
    existsSync(join(root, place, path)) || globSync(path, { cwd: join(root, place) }).length > 0;
  if (["", "app", dirname(document)].some(isAt)) return true;
  if (path.includes("/")) return false;
  return (
    globSync(`{app,server,scripts,test,docs,public}/**/${path}`, { cwd: root }).length > 0 || isWritten(path)
  );
}

const builders = globSync("{server,scripts}/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }).map((file) =>
  readFileSync(join(root, file), "utf8"),
);
const isWritten = (name: string) =>
  builders.some((source) => new RegExp(`["'\`/]${name}["'\`]`).test(source));

/** The npm commands of a document, as the name of the script that each runs. */
function scriptsIn(document: string): string[] {
  const own = [...document.matchAll(/\bnpm run (?:-s |--silent )?([\w:-]+)/g)].map(([, name]) => name);
  const short = [...document.matchAll(/\bnpm (test|start|stop|restart)\b/g)].map(([, name]) => name);
  return [...own, ...short] as string[];
}

/** Local targets of a document's links, without their anchors. */
function linksIn(document: string): string[] {
  return [...document.matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .map(([, target]) => (target as string).split("#")[0] as string)
    .filter((target) => target !== "" && !/^\w+:/.test(target));
}

function liesOf(document: string, text: string) {
  return {
    paths: codeIn(text)
      .flatMap(pathsIn)
      .filter((path) => !exists(path, document)),
    scripts: scriptsIn(text).filter((name) => !Object.hasOwn(manifest.scripts, name)),
    links: linksIn(text).filter((target) => !existsSync(join(root, dirname(document), target))),
  };
}

describe.each(documents)("%s", (document) => {
  const text = readFileSync(join(root, document), "utf8");

  test("names only files, commands and links that a newcomer finds", () => {
    expect(liesOf(document, text)).toEqual({ paths: [], scripts: [], links: [] });
  });

  test("names no folder of the machine that it was written on", () => {
    expect(text.match(/(?<![\w.])\/(?:work|root|home|Users)\/\S*/g) ?? []).toEqual([]);
  });
});

test("a document that names what is gone is found out", () => {
  const text = [
    "Change `app/gone.ts`, `content/gone.ts`, `gone.css` or `docs/gone/`, then run `node scripts/gone.ts`.",
    "See [the plan](gone.md) and [this](#plan), then `npm run gone`, or:",
    "```sh",
    "npm run vanished && cat server/gone.ts",
    "```",
  ].join("\n");
  expect(liesOf("docs/some.md", text)).toEqual({
    paths: ["server/gone.ts", "app/gone.ts", "content/gone.ts", "gone.css", "docs/gone/", "scripts/gone.ts"],
    scripts: ["gone", "vanished"],
    links: ["gone.md"],
  });
});

test("a document that names what exists is believed", () => {
  const text = [
    "Facts stand in `app/content/site.ts` (`content/site.ts`, `site.ts`), texts in `app/content/{en,es}/`,",
    "`build/client/` is made, `@react-router/dev` is a package, `/en/ux` an address, `text/html` a type,",
    "`https://wa.me/1` is elsewhere; `PORT=80 npm start`, `npm ci && npm test`, `npm run check`.",
  ].join("\n");
  expect(liesOf("docs/some.md", text)).toEqual({ paths: [], scripts: [], links: [] });
});
