/** The responses of `npm run dev`, which are those of the hosts: server/resolve-request.ts. */
import type { ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { parse } from "parse5";
import type { Connect, ViteDevServer } from "vite";
import { publicPaths } from "../app/seo/known-paths.server.ts";
import { resolveRequest, unlistedPages } from "../server/resolve-request.ts";
import { commonHeaders, developmentPolicy, documentHeaders } from "../server/response-headers.ts";
import { blockedElements, cureOf } from "./blocked-elements.ts";
import { deadLinks } from "./dead-links.ts";
import { jsonProblems } from "./json-problems.ts";
import { sectionsOutOfOrder } from "./section-order.ts";

/** The URL to which browsers report violations of the security policy. */
const reportPath = "/-policy-reports-";

/** @returns false if React Router must render the page */
export async function respond(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname, search } = new URL(request.originalUrl ?? "/", "http://localhost");
  if (pathname === reportPath) {
    reportViolation(server, await json(request));
    response.writeHead(204).end();
    return true;
  }
  const headers = {
    ...commonHeaders,
    ...documentHeaders,
    "Content-Security-Policy": developmentPolicy(reportPath),
    // Vite's page for an error has no type.
    "Content-Type": "text/html",
  };
  response.setHeaders(new Map(Object.entries(headers)));
  if (!pathname.endsWith(".data")) reportBlocked(server, pathname, response);
  // React Router requests a page's data after its code has changed.
  const path = pathname.replace(/\.data$/, "");
  if (publicPaths().includes(path)) {
    // React's error for a missing text or a value of the wrong type names neither its file nor its key.
    const message = jsonProblems(undefined, path.split("/")[1]).join("\n");
    if (message) throw Object.assign(new TypeError(message), { stack: message });
    return false;
  }
  const resolved = resolveRequest(request.method ?? "GET", pathname, search);
  // React Router renders the page for an unknown URL at that URL, but needs a specific URL for the error screen.
  if (resolved.status === 404 && "page" in resolved) return false;
  if ("page" in resolved) {
    request.originalUrl = unlistedPages.get(resolved.page);
    return false;
  }
  response.writeHead(resolved.status, resolved.headers).end(resolved.text);
  return true;
}

/** Reports what the build would refuse in a page, after React Router has rendered it. */
function reportBlocked({ config }: ViteDevServer, path: string, response: ServerResponse): void {
  const chunks: Uint8Array[] = [];
  const write = response.write.bind(response) as (chunk: Uint8Array) => boolean;
  response.write = (chunk: Uint8Array) => {
    chunks.push(chunk);
    return write(chunk);
  };
  response.on("finish", () => {
    const document = parse(Buffer.concat(chunks).toString());
    const links = response.statusCode === 200 ? deadLinks(document) : [];
    for (const problem of [...blockedElements(document), ...links, ...sectionsOutOfOrder(document)])
      config.logger.error(`${path}: ${problem}`);
  });
}

/** Reports what a browser has blocked, including what a script has added to the page. */
function reportViolation({ config }: ViteDevServer, report: unknown): void {
  const {
    "document-uri": page = "",
    "blocked-uri": address = "",
    "violated-directive": directive = "",
  } = (report as { "csp-report": Record<string, string> })["csp-report"];
  const { pathname } = new URL(page);
  config.logger.error(
    `${pathname}: The policy blocks ${address} (${directive}). ${cureOf(directive, address)}`,
  );
}
