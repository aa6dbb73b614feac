/** What the Node server may send: the files of the build by address, listed once when the server starts. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { fileTypeOf } from "./file-types.ts";
import { unlistedPages } from "./resolve-request.ts";
import { commonHeaders, documentHeaders, fileHeaders } from "./response-headers.ts";

export interface Variant {
  encoding: "br" | "gzip" | "identity";
  file: string;
  /** Made of the bytes, so it outlives releases that do not change them. */
  etag: string;
}
export interface StaticFile {
  headers: Record<string, string>;
  /** The smallest first; the last one is the file itself. */
  variants: [...Variant[], Variant];
}
export interface Site {
  /** By request path: a page at its address, any other file at its own. What is not here is not served. */
  files: Map<string, StaticFile>;
  /** Pages without an address of their own, by name. They stay in memory: the host fills them in for each request. */
  unlistedPages: Map<string, string>;
  pageHeaders: Record<string, string>;
}

/**
 * @param root the build folder
 * @throws Error where the build is incomplete
 */
export function readSite(root: string): Site {
  const folder = join(root, "client");
  return {
    files: new Map(
      publicFiles(folder)
        // The build has refused any other; one that was added later must not keep the server from starting.
        .filter((name) => fileTypeOf(name))
        .map((name) => [
          name.replace(/\/index\.html$/, "") || "/",
          readStaticFile(folder, name, headersOf(name)),
        ]),
    ),
    unlistedPages: new Map(
      [...unlistedPages.keys()].map((name) => [name, readFileSync(join(root, "unlisted", name), "utf8")]),
    ),
    pageHeaders: headersOf("/index.html"),
  };
}

function headersOf(name: string): Record<string, string> {
  return { ...commonHeaders, ...(name.endsWith(".html") && documentHeaders), ...fileHeaders(name) };
}

/** Compressed variants, the files for Cloudflare, and what macOS and Windows leave in folders that they have shown. */
const isLeftOut = /\.(br|gz)$|^_headers$|^\.assetsignore$|^\.DS_Store$|^Thumbs\.db$/;

export function publicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftOut.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length).replaceAll(sep, "/"));
}

function readStaticFile(folder: string, name: string, headers: Record<string, string>): StaticFile {
  const file = resolve(join(folder, name));
  const compressed = [
    { encoding: "br", file: `${file}.br` },
    { encoding: "gzip", file: `${file}.gz` },
  ] as const;
  return {
    headers,
    variants: [
      ...compressed.filter(({ file }) => existsSync(file)).map(withEtag),
      withEtag({ encoding: "identity", file }),
    ],
  };
}

function withEtag(variant: Omit<Variant, "etag">): Variant {
  const digest = createHash("sha256").update(readFileSync(variant.file)).digest("base64url");
  return { ...variant, etag: `"${digest.slice(0, 22)}"` };
}
