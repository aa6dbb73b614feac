/** Writes the build's files for Cloudflare: headers for static assets, and a worker for requests that match no file. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheControl, fileExtensions } from "./file-types.ts";
import { assetsFolder, buildFileHeaders, strictTransportSecurity } from "./response-headers.ts";
import { readUnlistedFiles } from "./static-files.ts";

/** @param root the build folder */
export function writeCloudflareFiles(root: string): void {
  const files = {
    "client/_headers": formatHeadersFile(),
    // Cloudflare compresses by itself.
    "client/.assetsignore": "*.br\n",
    "cloudflare/wrangler.json": `${JSON.stringify(configuration, null, 2)}\n`,
    "cloudflare/release.json": JSON.stringify(Object.fromEntries(readUnlistedFiles(root))),
    "cloudflare/worker.js": workerModule,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

const configuration = {
  name: "studio-site",
  main: "worker.js",
  compatibility_date: "2026-11-01",
  assets: { directory: "../client", html_handling: "drop-trailing-slash", not_found_handling: "none" },
  send_metrics: false,
};

/**
 * Cloudflare applies every rule with a matching pattern, in this order. No pattern can match pages, because they have
 * no extension. So all files get a page's headers first, and the rule for their extension removes them.
 */
function formatHeadersFile(): string {
  const pageHeaders = buildFileHeaders("/index.html");
  return [
    // Browsers ignore Strict-Transport-Security on connections without TLS (RFC 6797 §8.1).
    formatRule("/*", { ...strictTransportSecurity, ...pageHeaders }),
    ...fileExtensions
      .filter((extension) => extension !== "html")
      .map((extension) => formatRule(`/*.${extension}`, buildFileHeaders(`/file.${extension}`), pageHeaders)),
    formatRule(`${assetsFolder}*`, { "Cache-Control": cacheControl.immutable }),
  ].join("\n");
}

/** Cloudflare joins the values of rules for the same header; `!` removes the earlier value. */
function formatRule(pattern: string, headers: Record<string, string>, without = {}): string {
  const removed = Object.keys({ ...without, ...headers }).map((name) => `! ${name}`);
  const added = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [pattern, ...removed, ...added].join("\n  ");
}

const workerModule = `// Generated from server/cloudflare-config.ts by the build.
import { createWorker } from "../../server/cloudflare-worker.ts";
import pages from "./release.json";

export default createWorker(pages);
`;
