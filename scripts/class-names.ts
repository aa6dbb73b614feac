import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const imports = /import (?:type )?(\w+) from "(\.[^"]+\.module\.css)"/g;

/** Lists the classes that a component uses and its CSS module does not have. TypeScript types each as a string. */
export function classProblems(files = globSync("app/**/*.tsx")): string[] {
  return files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...source.matchAll(imports)].flatMap(([, name, path = ""]) => {
      const sheet = join(file, "..", path);
      const classes: string[] = readFileSync(sheet, "utf8").match(/(?<=\.)[a-z]\w*/gi) ?? [];
      const used = source.match(new RegExp(`(?<=\\b${name}\\??\\.)\\w+`, "g")) ?? [];
      return [...new Set(used)]
        .filter((used) => !classes.includes(used))
        .map((used) => `${file}: ${name}.${used} is not a class of ${sheet}`);
    });
  });
}
