/**
 * The build's names: one or two letters for each class, animation and custom property of the style sheets, counted in
 * the order of the files, so that the browser's build and the one that pre-renders agree without knowing of each other.
 * Against readable names, each page's first response is 400 to 500 bytes shorter.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, relative } from "node:path";

const root = `${import.meta.dirname}/..`;
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The name of a class while developing: `Bar-links` for `.links` in `Bar.module.css`. */
export function readableClassName(name: string, file: string): string {
  return `${basename(file, ".module.css")}-${name}`;
}

/** @returns what Vite asks for: a class's name by its name in the module and the module's path */
export function shortClassNames(): (name: string, file: string) => string {
  const short = shortNames("app/**/*.module.css", /(?:\.|@keyframes )([a-zA-Z][\w-]*)/g, keyOfClass);
  return (name, file) => {
    const found = short.get(keyOfClass(relative(root, file), name));
    if (!found) throw new Error(`${file} has no class and no animation ${name}`);
    return found;
  };
}

/** @returns a PostCSS plugin; it throws at a custom property that stands in none of the app's own style sheets */
export function shortCustomProperties() {
  const short = shortNames("app/**/*.css", /(--[a-z][\w-]*)/g, (_, name) => name);
  const shorten = (text: string) =>
    text.replace(/--[a-z][\w-]*/g, (name) => {
      const found = short.get(name);
      if (!found) throw new Error(`No style sheet has a custom property ${name}`);
      return `--${found}`;
    });
  return {
    postcssPlugin: "short-custom-properties",
    OnceExit(styles: Root) {
      styles.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
    },
  };
}

/** Of PostCSS's, what is used. */
interface Root {
  walkDecls(visit: (declaration: { prop: string; value: string }) => void): void;
}

const keyOfClass = (file: string, name: string) => `${file} ${name}`;

/** Short names by the key of what a pattern finds in the files, a first group that is the name. */
function shortNames(
  files: string,
  pattern: RegExp,
  keyOf: (file: string, name: string) => string,
): Map<string, string> {
  const short = new Map<string, string>();
  for (const file of globSync(files, { cwd: root }).sort())
    for (const [, name = ""] of readFileSync(`${root}/${file}`, "utf8").matchAll(pattern)) {
      const key = keyOf(file, name);
      if (!short.has(key)) short.set(key, inLetters(short.size));
    }
  return short;
}

/** 0 is `a`, 51 `Z`, 52 `aa`. */
function inLetters(index: number): string {
  const last = letters[index % letters.length] as string;
  return index < letters.length ? last : inLetters(Math.floor(index / letters.length) - 1) + last;
}
