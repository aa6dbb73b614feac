import { existsSync, globSync, readFileSync } from "node:fs";
import { contentProblems } from "../app/content/check.ts";
import { photoFileProblems } from "../app/content/check-photos.ts";
import { unservableFiles } from "../server/file-types.ts";
import { publicFiles } from "../server/static-files.ts";
import { blockedUrls } from "./missing-parts.ts";

/** Lists the problems of content and files, one line each: file, place, value found and limit. */
export async function sourceProblems(): Promise<string[]> {
  return [...contentProblems(), ...(await photoFileProblems()), ...fileProblems(), ...styleProblems()];
}

function fileProblems(): string[] {
  if (!existsSync("public")) return [];
  return unservableFiles(publicFiles("public").map((name) => `public${name}`));
}

function styleProblems(): string[] {
  return globSync("app/**/*.css").flatMap((file) =>
    blockedUrls(readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "")).map(
      (url) => `${file}: The policy in server/response-headers.ts blocks ${url}`,
    ),
  );
}

/** Prints the list of problems, if any, and exits the process. */
export function stopAtProblems(problems: string[]): void {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

if (import.meta.main) stopAtProblems(await sourceProblems());
