import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { checkContent } from "../app/content-model/check.ts";
import type { Problem } from "../app/content-model/check-schema.ts";
import { files, shared } from "../app/content-model/contents.server.ts";
import { fillFacts } from "../app/content-model/fill-facts.ts";
import { parseContentPath, textFiles } from "../app/content-model/schema.ts";

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
  const changed = { [name]: fillFacts(JSON.parse(raw)) };
  const isText = name in textFiles;
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  try {
    if (existsSync("public")) cpSync("public", folder, { recursive: true });
    for (const { path, content, encoding } of assets)
      writeFileSync(join(folder, basename(path)), Buffer.from(content, encoding));
    const texts = { ...files, ...(isText && changed) };
    const others = { ...shared, ...(!isText && changed) };
    return checkContent(texts, others, folder).filter(({ file }) => file === name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
