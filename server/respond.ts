import type { ReadStream } from "node:fs";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import send from "send";
import { fillUnknownPage } from "./fill-unknown-page.ts";
import { buildTextResponse, resolveRequest } from "./resolve-request.ts";
import { allowedMethods, strictTransportSecurity } from "./response-headers.ts";
import type { Site, StaticFile } from "./static-files.ts";

export function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  // The TLS proxy in front sets this header. A client that forges it affects only its own connection.
  if (request.headers["x-forwarded-proto"] === "https") setHeaders(response, strictTransportSecurity);

  const { method = "", url = "" } = request;
  const { path, query } = splitTarget(url);
  const file = site.files.get(path);
  if (file && allowedMethods.includes(method)) {
    sendFile(file, request, response);
    return;
  }
  const resolved = resolveRequest(method, path, query);
  response.statusCode = resolved.status;
  // The server does not read the body of a rejected request, so the connection cannot be reused.
  if (resolved.status === 405) response.shouldKeepAlive = false;
  setHeaders(response, resolved.headers);
  if ("page" in resolved)
    sendText(fillUnknownPage(site.unlistedFiles.get(resolved.page) ?? "", path), request, response);
  else response.setHeader("Content-Length", Buffer.byteLength(resolved.text)).end(resolved.text);
}

/** The path and query of a request target, including one in absolute form (RFC 9112 §3.2.2). */
function splitTarget(target: string): { path: string; query: string } {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  return { path: path || "/", query };
}

/**
 * Sends a file with `send`, which reads conditions and ranges. Its failures are answered here, because it would leave the
 * file's headers in the response: https://github.com/pillarjs/send#error-handling
 */
function sendFile(
  file: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
  brotli: StaticFile["brotli"] | null = acceptsBrotli(request) ? file.brotli : null,
): void {
  const { etag, file: path } = brotli ?? file;
  setHeaders(response, file.headers);
  if (brotli) response.setHeader("Content-Encoding", "br");
  response.setHeader("ETag", etag);
  // No file has a date, so the condition is ignored (RFC 9110 §13.1.4). `send` would refuse it.
  delete request.headers["if-unmodified-since"];
  const options = { cacheControl: false, etag: false, lastModified: false, dotfiles: "allow" } as const;
  send(request, encodeURI(path), options)
    .on("stream", (stream: ReadStream) => {
      // If the file has become shorter, the client would wait for the rest.
      stream.once("end", () => {
        if (stream.bytesRead < Number(response.getHeader("Content-Length"))) response.destroy();
      });
    })
    .on("error", ({ status }: { status: number }) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const range = response.getHeader("Content-Range");
      for (const name of [...Object.keys(file.headers), ...fileHeaders]) response.removeHeader(name);
      // A range that does not exist and a condition that fails are the client's; a missing file is the server's.
      const isRefused = status === 412 || status === 416;
      if (brotli && !isRefused) {
        sendFile(file, request, response, null);
        return;
      }
      const shown = isRefused ? status : 500;
      const { text, headers } = buildTextResponse(shown, `${STATUS_CODES[shown]}\n`);
      if (shown === 416 && range) response.setHeader("Content-Range", range);
      response.setHeader("Content-Length", Buffer.byteLength(text)).writeHead(shown, headers).end(text);
    })
    .pipe(response);
}

/** The headers that depend on the file, besides those of its type. */
const fileHeaders = ["Content-Encoding", "ETag", "Accept-Ranges", "Content-Range", "Content-Length"];

/** The default quality, 11, is a hundred times slower and suits files that are compressed once. */
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a page that was generated for this request. */
function sendText(text: string, request: IncomingMessage, response: ServerResponse): void {
  const isBrotli = acceptsBrotli(request);
  const body = isBrotli ? brotliCompressSync(text, fastBrotli) : Buffer.from(text);
  if (isBrotli) response.setHeader("Content-Encoding", "br");
  response.setHeader("Content-Length", body.length).end(body);
}

/** Browsers name it without a quality. A client that names it otherwise gets the plain file. */
function acceptsBrotli({ headers }: IncomingMessage): boolean {
  return String(headers["accept-encoding"])
    .split(/\s*,\s*/)
    .includes("br");
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  response.setHeaders(new Map(Object.entries(headers)));
}
