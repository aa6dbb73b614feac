/** Cloudflare serves the public files itself; this worker is called only where no file matches. */

import { fillUnknownPage } from "./fill-unknown-page.ts";
import { resolveRequest } from "./resolve-request.ts";
import {
  commonHeaders,
  documentHeaders,
  fileHeaders,
  type InlineHashes,
  strictTransportSecurity,
} from "./response-headers.ts";

export interface Release {
  hashes: InlineHashes;
  pages: Record<string, string>;
}

export function createWorker({ hashes, pages }: Release) {
  const pageHeaders = documentHeaders(hashes);
  return {
    fetch(request: Request): Response {
      const { pathname, search, protocol } = new URL(request.url);
      const resolved = resolveRequest(request.method, pathname, search);
      const body = "page" in resolved ? fillUnknownPage(pages[resolved.page] ?? "", pathname) : resolved.text;
      return new Response(request.method === "HEAD" ? null : body, {
        status: resolved.status,
        headers: {
          ...commonHeaders,
          ...(protocol === "https:" && strictTransportSecurity),
          ...("page" in resolved ? { ...pageHeaders, ...fileHeaders(resolved.page) } : {}),
          ...resolved.headers,
        },
      });
    },
  };
}
