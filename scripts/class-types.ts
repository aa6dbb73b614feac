/** Writes the classes of each CSS module as its type. Without that, Vite types any class as a string. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** `rootDirs` of tsconfig.json finds the types here. */
const folder = ".class-types";
rmSync(folder, { recursive: true, force: true });

const names = new Set<string>();
for (const sheet of globSync("app/**/*.module.css")) {
  if (names.has(basename(sheet))) throw new Error(`${sheet} has the name of another sheet`);
  names.add(basename(sheet));
  const styles = readFileSync(sheet, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|"[^"]*"/g, "");
  const classes = new Set(styles.match(/(?<=\.)[a-z]\w*/gi));
  const path = join(folder, sheet.replace(/css$/, "d.css.ts"));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `declare const classes: Record<${[...classes].map((name) => `"${name}"`).join(" | ")}, string>;
export default classes;
`,
  );
}
