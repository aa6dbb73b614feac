import { globSync, readFileSync } from "node:fs";
import { schemaFindings } from "../app/content/check-schema.ts";
import { parseJson } from "../app/content/parse-json.ts";
import { nameOfFile } from "../app/content/schema.ts";

/**
 * Lists the files of the content that are no JSON, and the values of a wrong type. Node.js would print a stack for those
 * that a module imports.
 */
export function jsonProblems(files: readonly string[] = globSync("app/content/**/*.json")): string[] {
  return files.flatMap((file) => {
    try {
      return schemaFindings(nameOfFile(file), parseJson(readFileSync(file, "utf8"), file))
        .filter(({ isWrongType }) => isWrongType)
        .map(({ problem }) => problem);
    } catch (error) {
      return [(error as Error).message];
    }
  });
}
