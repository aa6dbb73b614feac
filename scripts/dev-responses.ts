/** The responses of `npm run dev`, which are those of the hosts: server/resolve-request.ts. */
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { Connect, ViteDevServer } from "vite";
import { listLoadingProblems } from "../app/content-model/check.ts";
import { listPublicPaths } from "../app/seo/known-paths.server.ts";
import { resolveRequest } from "../server/resolve-request.ts";
import { buildDevelopmentPolicy, commonHeaders, documentHeaders } from "../server/response-headers.ts";

/** The URL to which browsers report violations of the security policy. */
const reportPath = "/-policy-reports-";

/** https://developer.mozilla.org/docs/Web/API/CSPViolationReportBody */
interface Violation {
  "csp-report": { "blocked-uri": string; "violated-directive": string; "document-uri": string };
}

/** What was blocked, and where its host can be allowed. */
function describeViolation({ "csp-report": report }: Violation): string {
  const { "blocked-uri": blocked, "violated-directive": directive, "document-uri": page } = report;
  const file = "server/response-headers.ts";
  const lines = readFileSync(file, "utf8").split("\n");
  const line = lines.findIndex((text) => text.includes(`"${directive} `)) + 1;
  return `The policy blocks ${blocked} on ${page}. ${directive} in ${file}${line ? `:${line}` : ""} names the hosts that are allowed.`;
}

/** @returns false if React Router must render the page */
export async function respond(
  { config }: ViteDevServer,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname, search } = new URL(request.originalUrl ?? "/", "http://localhost");
  if (pathname === reportPath) {
    config.logger.error(describeViolation((await json(request)) as Violation));
    response.writeHead(204).end();
    return true;
  }
  const headers = {
    ...commonHeaders,
    ...documentHeaders,
    "Content-Security-Policy": buildDevelopmentPolicy(reportPath),
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
