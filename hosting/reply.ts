/** The Node server's whole answer to one request, as a value: the site in memory and HTTP's rules, no socket. */
import type { IncomingHttpHeaders } from "node:http";
import { answerTo } from "./answer.ts";
import { allowedMethods, strictTransportSecurity } from "./contract.ts";
import { bodyFor, isHeld, rangeOf } from "./negotiate.ts";
import type { Body, Site, StoredFile } from "./site.ts";

interface Request {
  method: string;
  /** The request line's target, as the client sent it. */
  target: string;
  headers: IncomingHttpHeaders;
}
interface Reply {
  status: number;
  headers: Record<string, string | number>;
  body?: Buffer;
}

export function replyTo(site: Site, request: Request): Reply {
  const { status, headers, body } = ownReplyTo(site, request);
  // The TLS proxy in front says so; a client that pretends to be one tells only itself.
  const overTls = request.headers["x-forwarded-proto"] === "https";
  const hsts = overTls && { "Strict-Transport-Security": strictTransportSecurity };
  return { status, headers: { ...site.headers, ...hsts, ...headers }, body };
}

function ownReplyTo(site: Site, request: Request): Reply {
  const { path, query } = splitTarget(request.target);
  const file = site.files.get(path);
  if (file && allowedMethods.includes(request.method)) return fileReply(file, request);

  const { status, headers, ...content } = answerTo(request.method, path, query);
  if ("text" in content) return whole(status, headers, { bytes: Buffer.from(content.text) });
  const { bodies } = site.unknown.get(content.document) as StoredFile;
  return whole(status, headers, bodyFor(bodies, request.headers["accept-encoding"]));
}

/** Path and query of a target, also of one in absolute form (RFC 9112 §3.2.2). */
function splitTarget(target: string): { path: string; query: string } {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  return { path: path || "/", query };
}

/** A public file: whole, in part, or not at all where the client holds it. */
function fileReply(file: StoredFile, { method, headers: asked }: Request): Reply {
  const body = bodyFor(file.bodies, asked["accept-encoding"]);
  const headers = { ...file.headers, ETag: body.etag, "Accept-Ranges": "bytes" };
  if (isHeld(body, asked["if-none-match"])) return { status: 304, headers };

  const range = method === "GET" ? rangeOf(body, asked.range, asked["if-range"]) : undefined;
  if (range === undefined) return whole(200, headers, body);

  const size = body.bytes.length;
  if (range === "unsatisfiable") return { status: 416, headers: { "Content-Range": `bytes */${size}` } };
  const { first, last } = range;
  const part = { ...body, bytes: body.bytes.subarray(first, last + 1) };
  return whole(206, { ...headers, "Content-Range": `bytes ${first}-${last}/${size}` }, part);
}

function whole(
  status: number,
  headers: Reply["headers"],
  { bytes, encoding }: Partial<Body> & { bytes: Buffer },
): Reply {
  const coding = encoding !== undefined && encoding !== "identity" && { "Content-Encoding": encoding };
  return { status, headers: { ...headers, ...coding, "Content-Length": bytes.length }, body: bytes };
}
