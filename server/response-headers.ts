import { cacheControl, fileTypeOf } from "./file-types.ts";

/** Vite's folder: its files are named by their content. A missing one is a missing file, never a page. */
export const assetsFolder = "/assets/";

/** Preview images, which other sites embed where somebody shares a link. */
export const previewsFolder = "/og/";

export const allowedMethods = ["GET", "HEAD"];

/** The inline scripts and styles of all pages as CSP source hashes: `build/hashes.json`. */
export interface InlineHashes {
  script: string[];
  style: string[];
}

export const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** On every response to a visitor who came by TLS. Two years, as browsers' preload lists ask. */
export const strictTransportSecurity = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
};

/** What a browser reads for pages alone; on any other file it would be dead weight. */
export function documentHeaders(hashes: InlineHashes): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(hashes),
    "Referrer-Policy": "strict-origin",
    "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
  };
}

/** Features for which a page could ask in the studio's name; the site uses none. */
const deniedFeatures = ["camera", "microphone", "geolocation", "display-capture", "payment", "usb"];

function contentSecurityPolicy({ script, style }: InlineHashes): string {
  const sources = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(" ");
  return [
    "default-src 'none'",
    `script-src ${sources(script)}`,
    `style-src ${sources(style)}`,
    "connect-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/**
 * What one file adds to `commonHeaders`, and a page to `documentHeaders` as well.
 *
 * @throws Error where the site serves no files of that kind
 */
export function fileHeaders(path: string): Record<string, string> {
  const type = fileTypeOf(path);
  if (!type) throw new Error(`${path} is of a kind that server/file-types.ts does not list.`);
  return {
    "Content-Type": type.contentType,
    "Cache-Control": cacheControl[path.startsWith(assetsFolder) ? "immutable" : type.cache],
    ...(type.isCompressed && { Vary: "Accept-Encoding" }),
    ...(path.startsWith(previewsFolder) && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    // A drawing that is opened by its own address is a document, and may come from somebody else.
    ...(path.endsWith(".svg") && { "Content-Security-Policy": "script-src 'none'" }),
  };
}
