import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { contentProblems } from "../app/content/check.ts";
import { unservableFiles } from "../server/file-types.ts";
import { publicFiles } from "../server/static-files.ts";

/** A line for each problem of content, files and types: file, place, what was found and what is allowed. */
export function sourceProblems(): string[] {
  return [...contentProblems(), ...fileProblems(), ...typeProblems()];
}

function fileProblems(): string[] {
  if (!existsSync("public")) return [];
  return unservableFiles(publicFiles("public").map((name) => `public${name}`));
}

/** The type check's errors outside the tests, which `npm run check` reports. */
function typeProblems(): string[] {
  const { status, stdout, stderr } = spawnSync("react-router typegen && tsc --noEmit --pretty false", {
    shell: true,
    encoding: "utf8",
  });
  if (status === 0) return [];
  // An error's further lines are indented.
  const errors = `${stdout}${stderr}`.trim().split(/\n(?! )/);
  return errors.filter((error) => !/^test\/|^[^(]*\.test\.ts/.test(error));
}

/** Ends the process with the list of problems, if there are any. */
export function stopAtProblems(problems: string[]): void {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  console.error("\nThe site was not built. Mend the lines above, then build again.");
  process.exit(1);
}
