import { existsSync } from "node:fs";
import { listContentProblems } from "../app/content-model/check.ts";
import { listUnservableFiles } from "../server/file-types.ts";
import { listPublicFiles } from "../server/static-files.ts";

/** Lists the problems of content and files, one line each: file, place, value found and limit. */
export function checkSources(): string[] {
  return [...listContentProblems(), ...checkPublicFiles()];
}

function checkPublicFiles(): string[] {
  if (!existsSync("public")) return [];
  return listUnservableFiles(listPublicFiles("public").map((name) => `public${name}`));
}

/** Prints the list of problems, if any, and exits the process. */
export function stopAtProblems(problems: string[]): void {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

if (import.meta.main) stopAtProblems(checkSources());
