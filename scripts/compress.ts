import { globSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { fileTypeOf } from "../server/file-types.ts";

/** Writes a `.br` (quality 11) and a `.gz` (level 9) beside each file of a folder that is compressed. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.*`).filter((file) => fileTypeOf(file)?.isCompressed);
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const [br, gz] = await Promise.all([
    // Node's default is brotli's best quality, 11.
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
