/** What the Node server answers one request with: status and headers of the contract, and which file or text. */
import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";
import { answerTo } from "./resolve-request.ts";
import { allowedMethods, strictTransportSecurity } from "./response-headers.ts";
import type { Copy, Site, StoredFile } from "./static-files.ts";

export type Reply = { status: number; headers: Record<string, string> } & (
  | { text: string }
  /** Path of the file whose bytes follow. */
  | { file: string }
);

export function replyTo(site: Site, request: IncomingMessage): Reply {
  const { headers, ...own } = ownReplyTo(site, request);
  // The TLS proxy in front says so; a client that pretends to be one tells only itself.
  const overTls = request.headers["x-forwarded-proto"] === "https";
  const hsts = overTls && { "Strict-Transport-Security": strictTransportSecurity };
  return { ...own, headers: { ...site.headers, ...hsts, ...headers } };
}

function ownReplyTo(site: Site, request: IncomingMessage): Reply {
  const { method = "", url = "" } = request;
  const { path, query } = splitTarget(url);
  const file = site.files.get(path);
  if (file && allowedMethods.includes(method)) {
    const copy = copyFor(request, file);
    return { status: 200, headers: { ...file.headers, ...coding(copy), ETag: copy.etag }, file: copy.file };
  }

  const answer = answerTo(method, path, query);
  if ("text" in answer) return answer;
  const copy = copyFor(request, site.unknown.get(answer.document) as StoredFile);
  return { status: answer.status, headers: { ...answer.headers, ...coding(copy) }, file: copy.file };
}

/** Path and query of a target, also of one in absolute form (RFC 9112 §3.2.2). */
function splitTarget(target: string): { path: string; query: string } {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  return { path: path || "/", query };
}

/** The copy that the client likes best, and the smallest of those that it likes alike. */
function copyFor(request: IncomingMessage, { copies }: StoredFile): Copy {
  const encodings = copies.map(({ encoding }) => encoding);
  const accepted = new Negotiator(request).encoding(encodings, { preferred: encodings });
  return copies.find(({ encoding }) => encoding === accepted) ?? (copies.at(-1) as Copy);
}

function coding({ encoding }: Copy): Record<string, string> {
  return encoding === "identity" ? {} : { "Content-Encoding": encoding };
}
