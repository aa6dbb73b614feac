import { cacheControl, getFileType } from "./file-types.ts";

/** Vite's folder, with content hashes in the file names. A missing file here is a 404, never a page. */
export const assetsFolder = "/assets/";

export const allowedMethods = ["GET", "HEAD"];

export const commonHeaders = { "X-Content-Type-Options": "nosniff" };

/** Sent with every response over TLS. */
export const strictTransportSecurity = { "Strict-Transport-Security": "max-age=31536000" };

/** Headers that browsers use for pages only; other files omit them to save bytes. */
export const documentHeaders: Record<string, string> = {
  // The rest of the policy is in each document. A `meta` element does not support `frame-ancestors`.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": ["camera", "microphone", "geolocation", "display-capture", "payment", "usb"]
    .map((feature) => `${feature}=()`)
    .join(", "),
};

/**
 * The policy in a document: what the document may load, run and send.
 *
 * @param scripts the hashes of the document's inline scripts, as `sha256-…`
 * @param style the hash of its inline style
 */
export function buildPolicy(scripts: string[], style: string): string {
  return [
    ...commonPolicy,
    ["script-src 'self'", ...new Set(scripts.map((hash) => `'${hash}'`))].join(" "),
    `style-src 'self' '${style}'`,
    styleAttributes,
  ].join("; ");
}

/** docs/decisions/style-attributes.md */
const styleAttributes = "style-src-attr 'unsafe-inline'";

/**
 * A source that is allowed here, as in "img-src 'self' https://images.example", is allowed in development and in the
 * build.
 */
const commonPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The policy in development, where Vite adds scripts and styles to the page. */
export const developmentPolicy = [
  ...commonPolicy,
  // Vite waits for its restart in a worker from a blob.
  "worker-src 'self' blob:",
  "script-src 'self' 'unsafe-inline'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  styleAttributes,
  "frame-ancestors 'none'",
].join("; ");

/** @throws Error if the site serves no files of that type */
export function buildFileHeaders(path: string): Record<string, string> {
  const type = getFileType(path);
  if (!type) throw new Error(`${path} is of a type that server/file-types.ts does not list.`);
  return {
    ...commonHeaders,
    ...(path.endsWith(".html") && documentHeaders),
    "Content-Type": type.contentType,
    "Cache-Control": path.startsWith(assetsFolder) ? cacheControl.immutable : type.cache,
    ...(type.isCompressed && { Vary: "Accept-Encoding" }),
    // An SVG file opened at its own URL is a document, and may come from a third party.
    ...(path.endsWith(".svg") && { "Content-Security-Policy": "script-src 'none'" }),
  };
}
