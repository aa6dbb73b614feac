/**
 * What every host answers, written once. The Node server reads this file, the worker is bundled with it, the nginx
 * and Cloudflare files are generated from it, and `contract.e2e.test.ts` holds all three servers to it.
 * Which address gets which status: `answer.ts`, after DECISIONS.md "Routes, in this order".
 */

/** How long a copy may be kept without asking. Everything has an ETag, so asking again costs an empty 304. */
export const cacheControl = {
  /** Documents: a new release is seen at once. */
  revalidate: "no-cache",
  /** The data of a page that was fetched ahead is there when its link is followed; each says which release it is of. */
  minute: "public, max-age=60",
  /** Icons, previews and lists: named the same in every release. */
  day: "public, max-age=86400",
  /** Files named by their own content. */
  immutable: "public, max-age=31536000, immutable",
} as const;

interface FileKind {
  type: string;
  cache: keyof typeof cacheControl;
  /** Text: stored with a `.br` and a `.gz` beside it. */
  compressed: boolean;
}

/** Each kind of public file by its extension; a file of any other kind is never served. */
export const fileKinds = {
  html: { type: "text/html; charset=utf-8", cache: "revalidate", compressed: true },
  data: { type: "text/x-script", cache: "minute", compressed: true },
  js: { type: "text/javascript; charset=utf-8", cache: "day", compressed: true },
  css: { type: "text/css; charset=utf-8", cache: "day", compressed: true },
  txt: { type: "text/plain; charset=utf-8", cache: "day", compressed: true },
  xml: { type: "application/xml", cache: "day", compressed: true },
  svg: { type: "image/svg+xml", cache: "day", compressed: true },
  webmanifest: { type: "application/manifest+json", cache: "day", compressed: true },
  png: { type: "image/png", cache: "day", compressed: false },
  ico: { type: "image/x-icon", cache: "day", compressed: false },
  woff2: { type: "font/woff2", cache: "day", compressed: false },
} as const satisfies Record<string, FileKind>;

/** Vite's folder: its files are named by their content. A missing one is a missing file, never a page. */
export const assetsFolder = "/assets/";

/** Preview images are embedded by the sites where a link is shared. */
export const embeddableFolder = "/og/";

/** The kind of a file by its path, or undefined where the contract knows none. */
export function fileKindOf(path: string): FileKind | undefined {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  return Object.hasOwn(fileKinds, extension) ? fileKinds[extension as keyof typeof fileKinds] : undefined;
}

/** What the headers of one public file say beyond `securityHeaders`. */
export function fileHeaders(path: string, kind: FileKind): Record<string, string> {
  return {
    "Content-Type": kind.type,
    "Cache-Control": cacheControl[path.startsWith(assetsFolder) ? "immutable" : kind.cache],
    ...(kind.compressed && { Vary: "Accept-Encoding" }),
    ...(path.startsWith(embeddableFolder) && { "Cross-Origin-Resource-Policy": "cross-origin" }),
  };
}

/** The inline scripts and styles of all built pages, as CSP source hashes: `build/hashes.json`. */
export interface Hashes {
  script: string[];
  style: string[];
}

/** One policy for the whole site; nothing inline runs that the build has not written. */
export function contentSecurityPolicy({ script, style }: Hashes): string {
  const sources = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
  return [
    "default-src 'none'",
    `script-src ${sources(script)}`,
    `style-src ${sources(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "shell-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/**
 * Powers of the browser that could be asked for in the studio's name; the site uses none. The list stays short, because
 * headers share TCP's first window with the page, and no other site may shell this one.
 */
const deniedPowers = ["camera", "microphone", "geolocation", "display-capture", "payment", "usb"];

/** On every answer, whatever its status. */
export function securityHeaders(hashes: Hashes): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(hashes),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin",
    "Permissions-Policy": deniedPowers.map((power) => `${power}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Only where the visitor came by TLS; browsers must ignore it elsewhere (RFC 6797 §8.1). Two years, as preload asks. */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains; preload";

export const allowedMethods = ["GET", "HEAD"];

/** Bounds on what one client can hold, in seconds and bytes. */
export const limits = {
  /** From the first byte of a request to the end of its headers. */
  headerSeconds: 10,
  /** Without progress in either direction. */
  idleSeconds: 30,
  keepAliveSeconds: 15,
  /** How long open requests may take after a stop signal. */
  drainSeconds: 10,
  /** Request line and headers together. */
  headerBytes: 8192,
};
