import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { z } from "zod";
import { checkContent } from "../app/content-model/check.ts";
import { type Problem, parseContentPath } from "../app/content-model/problems.ts";
import { readSources } from "../app/content-model/read-content.ts";

// The sentences of zod, as those of problems.ts.
z.config(z.locales.es());

/** A file that Decap saves together with an entry. */
export interface Asset {
  path: string;
  content: string;
  encoding: BufferEncoding;
}

/**
 * The problems that `npm run check` would report for a file after saving it.
 *
 * @param path the file in the project
 * @param raw its new content
 * @param assets the files that would be saved with it in the folder `public`
 */
export function checkSave(path: string, raw: string, assets: Asset[] = []): Problem[] {
  const name = parseContentPath(path);
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  try {
    if (existsSync("public")) cpSync("public", folder, { recursive: true });
    for (const { path, content, encoding } of assets)
      writeFileSync(join(folder, basename(path)), Buffer.from(content, encoding));
    const sources = { ...readSources(), [name]: JSON.parse(raw) };
    return checkContent(sources, folder).filter(({ file }) => file === name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
