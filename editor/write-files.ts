import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes all files or none. Each is written beside its place first, so that a full disk cuts no file that was whole.
 *
 * @throws the error of the first file that cannot be written; then every file is as it was
 */
export function writeFiles(files: { path: string; content: string | Buffer }[]): void {
  const besides = files.map(({ path }) => `${path}.saving`);
  try {
    for (const [index, { path, content }] of files.entries()) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(besides[index] ?? path, content, { flush: true });
    }
  } catch (error) {
    for (const beside of besides) rmSync(beside, { force: true });
    throw error;
  }
  for (const [index, { path }] of files.entries()) renameSync(besides[index] ?? path, path);
}
