/** The files that the Node server may send: the files of the build by URL path, listed once when the server starts. */
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { getFileType } from "./file-types.ts";
import { unlistedFiles } from "./resolve-request.ts";
import { buildFileHeaders } from "./response-headers.ts";

export type StaticFile = ReturnType<typeof readStaticFile>;
export type Site = ReturnType<typeof readSite>;

/**
 * @param root the build folder
 * @returns the files by request path: pages at their URL, other files at their path; and the files without a URL, by
 *   name, in memory, because the host fills in their placeholders for each request
 * @throws Error if the build is incomplete
 */
export function readSite(root: string) {
  const folder = join(root, "client");
  // The build rejects other types; a file that is added later must not prevent the server from starting.
  const names = listPublicFiles(folder).filter((name) => getFileType(name));
  const buildFileUrl = (name: string) => encodeURI(name.replace(/\/index\.html$/, "")) || "/";
  return {
    files: new Map(names.map((name) => [buildFileUrl(name), readStaticFile(folder, name)])),
    unlistedFiles: readUnlistedFiles(root),
  };
}

export function readUnlistedFiles(root: string): Map<string, string> {
  const names = [...unlistedFiles.keys()];
  return new Map(names.map((name) => [name, readFileSync(join(root, "unlisted", name), "utf8")]));
}

/** The files for Cloudflare, and files that macOS and Windows create in folders. */
const isLeftOut = /^_headers$|^\.assetsignore$|^\.DS_Store$|^Thumbs\.db$/;
const isCompressedVariant = (name: string) => name.endsWith(".br") && getFileType(name.slice(0, -3));

export function listPublicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftOut.test(entry.name) && !isCompressedVariant(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length).replaceAll(sep, "/"));
}

function readStaticFile(folder: string, name: string) {
  const file = resolve(join(folder, name));
  const brotli = `${file}.br`;
  return {
    headers: buildFileHeaders(name),
    ...readVariant(file),
    brotli: existsSync(brotli) ? readVariant(brotli) : undefined,
  };
}

/** The ETag is a hash of the content, so it stays the same across releases that do not change the file. */
function readVariant(file: string) {
  return { file, etag: `"${hash("sha256", readFileSync(file), "base64url").slice(0, 22)}"` };
}
