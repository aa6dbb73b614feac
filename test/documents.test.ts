import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");
const workflows = globSync(".github/workflows/*.yml", { cwd: root });
const documents = [...globSync(["*.md", "docs/**/*.md", "editor/*.md"], { cwd: root }), ...workflows].map(
  (name) => ({
    name,
    text: readFileSync(join(root, name), "utf8"),
  }),
);
/** Commands create these files, so a new clone does not have them. */
const made = readFileSync(join(root, ".gitignore"), "utf8").split("\n").filter(Boolean);
const topLevel = globSync("*/", { cwd: root });

/** Features that an owner may have removed; documents still name them: docs/content-guide.md#removing-things */
const removable = {
  editor: /editor\/|^edit$/,
  "app/quote/quote.tsx": /quote/,
};
const removed = Object.entries(removable).flatMap(([feature, names]) =>
  existsSync(join(root, feature)) ? [] : [names],
);
const isRemoved = (name: string) => removed.some((names) => names.test(name));

test("Every path, npm command, link and anchor in a document exists", () => {
  const missing = documents.flatMap(({ name, text }) =>
    [
      ...pathsIn(text).filter((path) => !exists(path)),
      ...commandsIn(text).filter((command) => !Object.hasOwn(manifest.scripts, command)),
      ...linksIn(text).filter(
        (link) => !leads(link.startsWith("#") ? name + link : join(dirname(name), link)),
      ),
    ]
      .filter((lost) => !isRemoved(lost))
      .map((lost) => `${name}: ${lost}`),
  );
  expect(missing).toEqual([]);
});

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
  const places = path.includes("/") ? path : [path, `{app,server,scripts,test,docs}/**/${path}`];
  return globSync(places, { cwd: root }).length > 0;
}

function commandsIn(text: string): string[] {
  const commands = text.matchAll(/\bnpm (?:run (?:-s |--silent )?([\w:-]+)|(test|start)\b)/g);
  return [...commands].map(([, script, short]) => (script ?? short) as string);
}

function linksIn(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, target]) => target as string);
  return links.filter((target) => !/^\w+:/.test(target));
}

/** Whether a file exists, and has the heading that the anchor names. */
function leads(link: string): boolean {
  const [file = "", anchor] = link.split("#");
  if (!existsSync(join(root, file))) return false;
  const headings = anchor ? readFileSync(join(root, file), "utf8").match(/^#+ .+/gm) : [];
  const ids = headings?.map((heading) => heading.toLowerCase().replace(/^#+ |[^\p{L}\d\s-]/gu, ""));
  return !anchor || Boolean(ids?.some((id) => id.replaceAll(" ", "-") === anchor));
}
