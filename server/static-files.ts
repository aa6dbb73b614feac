/** What the Node server may send: the built site's files by address, listed once when the server starts. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { unknownDocuments } from "./resolve-request.ts";
import { fileHeaders, fileKindOf, securityHeaders } from "./response-headers.ts";

export interface Copy {
  encoding: "br" | "gzip" | "identity";
  /** Absolute path. */
  file: string;
  /** Strong: named by the bytes, so it outlives releases that do not change them. */
  etag: string;
}
export interface StoredFile {
  headers: Record<string, string>;
  /** The smallest first; the last one is the file itself. */
  copies: [...Copy[], Copy];
}
export interface Site {
  /** On every answer. */
  headers: Record<string, string>;
  /** By request path: a document at its clean address, any other file at its own. What is not here is not served. */
  files: Map<string, StoredFile>;
  /** By name inside `build/unknown`. */
  unknown: Map<string, StoredFile>;
}

/** @param root the build folder. Throws where a file is missing or of a kind that the contract does not know. */
export function readSite(root: string): Site {
  const publicFolder = join(root, "client");
  const names = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isForHosts(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder.length).replaceAll(sep, "/"));
  return {
    headers: securityHeaders(JSON.parse(readFileSync(join(root, "hashes.json"), "utf8"))),
    files: new Map(names.map((name) => [addressOf(name), storedFile(publicFolder, name)])),
    unknown: new Map(unknownDocuments.map((name) => [name, storedFile(join(root, "unknown"), name)])),
  };
}

/** Compressed copies answer for their original; Cloudflare's two files are no part of the site. */
function isForHosts(name: string): boolean {
  return /\.(br|gz)$|^_headers$|^\.assetsignore$/.test(name);
}

/** `/en/ux/index.html` is served as `/en/ux`. */
function addressOf(name: string): string {
  return name.replace(/\/index\.html$/, "") || "/";
}

function storedFile(folder: string, name: string): StoredFile {
  const kind = fileKindOf(name);
  if (!kind) throw new Error(`${name} is of a kind that server/response-headers.ts does not list.`);
  const file = resolve(join(folder, name));
  const compressed = (["br", "gzip"] as const).flatMap((encoding) => {
    const copy = `${file}.${encoding === "br" ? "br" : "gz"}`;
    return existsSync(copy) ? [storedCopy(copy, encoding)] : [];
  });
  return { headers: fileHeaders(name, kind), copies: [...compressed, storedCopy(file, "identity")] };
}

function storedCopy(file: string, encoding: Copy["encoding"]): Copy {
  const digest = createHash("sha256").update(readFileSync(file)).digest("base64url");
  return { encoding, file, etag: `"${digest.slice(0, 22)}"` };
}
