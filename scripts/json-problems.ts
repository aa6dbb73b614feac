import { existsSync, globSync, readFileSync } from "node:fs";
import { lineOf, schemaFindings } from "../app/content/check-schema.ts";
import { parseJson } from "../app/content/parse-json.ts";
import { contentFile, nameOfFile, sharedFiles, textFiles } from "../app/content/schema.ts";
import { prosePageKinds } from "../app/routes.ts";

/** A page of text can be missing without an effect on the others. */
const requiredFiles = Object.keys({ ...sharedFiles, ...textFiles })
  .filter((name) => !prosePageKinds.some((kind) => kind === name))
  .map(contentFile);

/**
 * Lists the files of the content that are missing or no JSON, and the values of a wrong type. Node.js would print a
 * stack for those that a module imports.
 *
 * @param language whose missing texts are listed, too
 */
export function jsonProblems(files: readonly string[] = allFiles(), language?: string): string[] {
  return files.flatMap((file) => {
    if (!existsSync(file)) return requiredFiles.includes(file) ? [`${file} is missing`] : [];
    try {
      const findings = schemaFindings(nameOfFile(file), parseJson(readFileSync(file, "utf8"), file));
      const isListed = (missingIn?: string) =>
        missingIn && missingIn === language && requiredFiles.includes(file);
      // With a wrong type, the check stops here, so it names all that is wrong in the file.
      const isWrong = findings.some(({ isWrongType }) => isWrongType);
      return findings
        .filter(({ missingIn }) => isWrong || isListed(missingIn))
        .map(({ problem }) => lineOf(problem));
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

function allFiles(): string[] {
  return [...new Set([...requiredFiles, ...globSync("app/content/**/*.json")])];
}
