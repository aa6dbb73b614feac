import { existsSync } from "node:fs";
import { contentProblems } from "../app/content/check.ts";
import { unservableFiles } from "../server/file-types.ts";
import { publicFiles } from "../server/static-files.ts";

/** A line for each problem of content and files: file, place, what was found and what is allowed. */
export function sourceProblems(): string[] {
  return [...contentProblems(), ...fileProblems()];
}

function fileProblems(): string[] {
  if (!existsSync("public")) return [];
  return unservableFiles(publicFiles("public").map((name) => `public${name}`));
}

/** Ends the process with the list of problems, if there are any. */
export function stopAtProblems(problems: string[]): void {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  console.error("\nThe site was not built. Mend the lines above, then build again.");
  process.exit(1);
}
