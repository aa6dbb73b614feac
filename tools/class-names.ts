import { globSync, readFileSync } from "node:fs";
import { basename, relative } from "node:path";

const root = `${import.meta.dirname}/..`;
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The name of a class while developing: `Bar-links` for `.links` in `Bar.module.css`. */
export function readableClassName(name: string, file: string): string {
  return `${basename(file, ".module.css")}-${name}`;
}

/**
 * One or two letters for every class and animation of every CSS module, counted in the order of the files, so that the
 * browser's build and the one that pre-renders agree without knowing of each other. Against readable names, each page's
 * first response is 200 to 290 bytes shorter.
 *
 * @returns what Vite asks for: a class's name by its name in the module and the module's path
 */
export function shortClassNames(): (name: string, file: string) => string {
  const short = new Map<string, string>();
  for (const file of globSync("app/**/*.module.css", { cwd: root }).sort())
    for (const [, name] of readFileSync(`${root}/${file}`, "utf8").matchAll(
      /(?:\.|@keyframes )([a-zA-Z][\w-]*)/g,
    )) {
      const key = `${file} ${name}`;
      if (!short.has(key)) short.set(key, inLetters(short.size));
    }
  return (name, file) => {
    const found = short.get(`${relative(root, file)} ${name}`);
    if (!found) throw new Error(`${file} has no class and no animation ${name}`);
    return found;
  };
}

/** 0 is `a`, 51 `Z`, 52 `aa`. */
function inLetters(index: number): string {
  const last = letters[index % letters.length] as string;
  return index < letters.length ? last : inLetters(Math.floor(index / letters.length) - 1) + last;
}
