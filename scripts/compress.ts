import { globSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { fileTypeOf } from "../server/file-types.ts";

/** Writes a `.br` beside each file of a folder that hosts send compressed. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.*`).filter((file) => fileTypeOf(file)?.isCompressed);
  await Promise.all(
    files.map(async (file) => {
      // Node's default is brotli's highest quality, 11.
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(readFileSync(file)));
    }),
  );
}
