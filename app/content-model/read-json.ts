import { existsSync, readFileSync } from "node:fs";

/**
 * @returns `undefined` if the file does not exist, which the check reports
 * @throws SyntaxError that names the file
 */
export function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    // Some editors on Windows begin a file with a byte order mark.
    return JSON.parse(readFileSync(file, "utf8").replace(/^\ufeff/, ""));
  } catch (error) {
    throw new SyntaxError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
