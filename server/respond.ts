import type { IncomingMessage, ServerResponse } from "node:http";
import Negotiator from "negotiator";
import send from "send";
import { cacheControl } from "./file-types.ts";
import { resolveRequest } from "./resolve-request.ts";
import { allowedMethods, commonHeaders, strictTransportSecurity } from "./response-headers.ts";
import type { Site, StaticFile, Variant } from "./static-files.ts";

export function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  // The TLS proxy in front says so; a client that pretends to be one tells only itself.
  if (request.headers["x-forwarded-proto"] === "https") setHeaders(response, strictTransportSecurity);

  const { method = "", url = "" } = request;
  const { path, query } = splitTarget(url);
  const file = site.files.get(path);
  if (file && allowedMethods.includes(method)) {
    sendFile(site, file, request, response);
    return;
  }
  const resolved = resolveRequest(method, path, query);
  response.statusCode = resolved.status;
  // The body of a refused request is not read, so the connection cannot carry another request.
  if (resolved.status === 405) response.shouldKeepAlive = false;
  if ("page" in resolved) {
    const page = site.unlistedPages.get(resolved.page) as StaticFile;
    sendFile(site, { ...page, headers: { ...page.headers, ...resolved.headers } }, request, response);
    return;
  }
  setHeaders(response, { ...commonHeaders, ...resolved.headers });
  response.setHeader("Content-Length", Buffer.byteLength(resolved.text)).end(resolved.text);
}

/** Path and query of a request target, also of one in absolute form (RFC 9112 §3.2.2). */
function splitTarget(target: string): { path: string; query: string } {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  return { path: path || "/", query };
}

function sendFile(site: Site, file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const isFound = response.statusCode === 200;
  const { encoding, etag, file: path } = bestVariant(file, request);
  setHeaders(response, file.headers);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  if (isFound) response.setHeader("ETag", etag);
  const options = { acceptRanges: isFound, cacheControl: false, etag: false, lastModified: false };
  send(request, encodeURI(path), { ...options, dotfiles: "allow" })
    .on("error", ({ status = 500 }: { status?: number }) => {
      for (const name of ["Content-Encoding", "Content-Type", "ETag"]) response.removeHeader(name);
      const notKept = { "Cache-Control": cacheControl.revalidate };
      // A range that does not exist is the client's mistake; a file that is gone is the host's.
      if (status === 416) response.writeHead(status, notKept).end();
      else response.writeHead(500, { ...site.failure.headers, ...notKept }).end(site.failure.html);
    })
    .pipe(response);
}

/** The variant that the client likes best, and the smallest of those that it likes alike. */
function bestVariant({ variants }: StaticFile, request: IncomingMessage): Variant {
  const encodings = variants.map(({ encoding }) => encoding);
  const accepted = new Negotiator(request).encoding(encodings, { preferred: encodings });
  return variants.find(({ encoding }) => encoding === accepted) ?? (variants.at(-1) as Variant);
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  response.setHeaders(new Map(Object.entries(headers)));
}
