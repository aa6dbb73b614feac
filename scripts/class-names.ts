import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { preprocessCSS, resolveConfig } from "vite";

const imports = /import (\w+) from "(\.[^"]+\.module\.css)"/g;

/** Lists the classes that a component uses and its CSS module does not have. TypeScript types each as a string. */
export async function classProblems(files = globSync("app/**/*.tsx")): Promise<string[]> {
  const config = await resolveConfig({ configFile: false, logLevel: "silent" }, "build");
  const classesOf = async (sheet: string) =>
    Object.keys((await preprocessCSS(readFileSync(sheet, "utf8"), sheet, config)).modules ?? {});
  const problems = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...source.matchAll(imports)].map(async ([, name, path = ""]) => {
      const sheet = join(file, "..", path);
      const classes = await classesOf(sheet);
      const used = source.match(new RegExp(`(?<=\\b${name}\\.)\\w+`, "g")) ?? [];
      return [...new Set(used)]
        .filter((used) => !classes.includes(used))
        .map((used) => `${file}: ${name}.${used} is not a class of ${sheet}`);
    });
  });
  return (await Promise.all(problems)).flat();
}
