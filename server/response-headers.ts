import { site } from "../app/content/site.ts";
import { cacheControl, fileTypeOf } from "./file-types.ts";

/** Vite's folder: its files are named by their content. A missing one is a missing file, never a page. */
export const assetsFolder = "/assets/";

/** Preview images, which other sites embed where somebody shares a link. */
export const previewsFolder = "/og/";

export const allowedMethods = ["GET", "HEAD"];

export const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** On every response over TLS. Browsers' preload lists ask for two years, subdomains included: https://hstspreload.org */
export const strictTransportSecurity = {
  "Strict-Transport-Security": site.hstsPreload
    ? "max-age=63072000; includeSubDomains; preload"
    : "max-age=31536000",
};

/** What a browser reads for pages alone; on any other file it would be dead weight. */
export const documentHeaders: Record<string, string> = {
  // The rest of the policy stands in each document. A document itself cannot say who may frame it.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Referrer-Policy": "strict-origin",
  "Permissions-Policy": ["camera", "microphone", "geolocation", "display-capture", "payment", "usb"]
    .map((feature) => `${feature}=()`)
    .join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

interface DocumentSources {
  /** Hashes of the scripts and styles that stand in the document, as `sha256-…` */
  script: string[];
  style: string[];
  /** URLs outside of the site: docs/behaviour.md#counting-visits */
  visitCounter?: { script: string; reportsTo: string[] };
}

/** The policy of one document, which stands in it: what it may load, run and send. */
export function contentSecurityPolicy({ script, style, visitCounter }: DocumentSources): string {
  const sources = (hashes: string[], urls: string[] = []) =>
    ["'self'", ...new Set([...hashes.map((hash) => `'${hash}'`), ...urls])].join(" ");
  return [
    ...commonPolicy,
    `script-src ${sources(script, visitCounter && [visitCounter.script])}`,
    `style-src ${sources(style)}`,
    `connect-src ${sources([], visitCounter?.reportsTo)}`,
  ].join("; ");
}

/**
 * The policy while developing, where Vite puts scripts and styles into the page: whatever else the policy of a document
 * forbids fails here, too, and is reported to this address.
 */
export function developmentPolicy(reportPath: string): string {
  return [
    ...commonPolicy,
    "script-src 'self' 'unsafe-inline'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "connect-src 'self' ws:",
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
  ].join("; ");
}

const commonPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types default",
];

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
