import { globSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { fileTypeOf } from "../server/file-types.ts";

/** Writes a `.br` (quality 11) and a `.gz` (level 9) beside each file of a folder that is compressed. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.*`).filter((file) => fileTypeOf(file)?.isCompressed);
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** What a browser receives of a text, with brotli at its best: in the one of its two modes for text that is shorter. */
export async function brotli(content: Buffer): Promise<Buffer> {
  const [generic, text] = await Promise.all([
    brotliIn(constants.BROTLI_MODE_GENERIC, content),
    brotliIn(constants.BROTLI_MODE_TEXT, content),
  ]);
  return text.length < generic.length ? text : generic;
}

function brotliIn(mode: number, content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
