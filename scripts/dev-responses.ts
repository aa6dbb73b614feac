/** The responses of `npm run dev`, which are those of the hosts: server/resolve-request.ts. */
import type { ServerResponse } from "node:http";
import type { Connect } from "vite";
import { listLoadingProblems } from "../app/content-model/check.ts";
import { listPublicPaths } from "../app/seo/known-paths.server.ts";
import { resolveRequest } from "../server/resolve-request.ts";
import { commonHeaders, developmentPolicy, documentHeaders } from "../server/response-headers.ts";

/** @returns false if React Router must render the page */
export function respond(request: Connect.IncomingMessage, response: ServerResponse): boolean {
  const { pathname, search } = new URL(request.originalUrl ?? "/", "http://localhost");
  const headers = {
    ...commonHeaders,
    ...documentHeaders,
    "Content-Security-Policy": developmentPolicy,
    // Vite's page for an error has no type.
    "Content-Type": "text/html",
  };
  response.setHeaders(new Map(Object.entries(headers)));
  // React Router requests a page's data after its code has changed.
  const path = pathname.replace(/(?<=^\/)_\.data$|\.data$/, "");
  if (listPublicPaths().includes(path)) {
    // React's error for a missing text or a value of the wrong type names neither its file nor its key.
    const message = listLoadingProblems(path.split("/")[1]).join("\n");
    if (message) throw Object.assign(new TypeError(message), { stack: "" });
    return false;
  }
  const resolved = resolveRequest(request.method ?? "GET", pathname, search);
  // React Router renders the page for an unknown URL at that URL.
  if ("page" in resolved) return false;
  response.writeHead(resolved.status, resolved.headers).end(resolved.text);
  return true;
}
