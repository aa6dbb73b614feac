import { globSync, readFileSync } from "node:fs";
import { parseJson } from "../app/content/parse-json.ts";

/** Lists the files of the content that are no JSON. Node.js would print a stack for those that a module imports. */
export function jsonProblems(): string[] {
  return globSync("app/content/**/*.json").flatMap((file) => {
    try {
      parseJson(readFileSync(file, "utf8"), file);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}
