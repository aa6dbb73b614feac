/** Cloudflare serves the public files itself and calls this worker only if no file matches. */

import { fillUnknownPage } from "./fill-unknown-page.ts";
import { resolveRequest } from "./resolve-request.ts";
import { strictTransportSecurity } from "./response-headers.ts";

/** @param pages those without a URL, by name */
export function createWorker(pages: Record<string, string>) {
  return {
    fetch(request: Request): Response {
      const { pathname, search, protocol } = new URL(request.url);
      const resolved = resolveRequest(request.method, pathname, search);
      const body = "page" in resolved ? fillUnknownPage(pages[resolved.page] ?? "", pathname) : resolved.text;
      return new Response(request.method === "HEAD" ? null : body, {
        status: resolved.status,
        headers: { ...resolved.headers, ...(protocol === "https:" && strictTransportSecurity) },
      });
    },
  };
}
