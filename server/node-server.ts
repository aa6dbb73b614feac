/**
 * The production server behind `npm start`: `node server/node-server.ts`, with `HOST` and `PORT` if wished.
 * It serves what is built and builds nothing. docs/deploy-node.md shows it behind a TLS proxy.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import send from "send";
import { type Reply, replyTo } from "./respond.ts";
import { cacheControl, limits } from "./response-headers.ts";
import { readSite } from "./static-files.ts";

interface Place {
  host: string;
  port: number;
  /** The build folder. */
  root: string;
}

/**
 * Serves until SIGTERM or SIGINT, then finishes the open requests, and the process ends with 0.
 * Where it cannot start, it says why in one sentence, and the process ends with 1.
 */
export function startServer(place: Place): void {
  const fail = (error: NodeJS.ErrnoException) => {
    console.error(sentenceFor(error, place));
    process.exit(1);
  };
  try {
    const server = createSiteServer(place.root).on("error", fail);
    server.listen(place.port, place.host, () => {
      console.log(`The site is at http://${place.host}:${(server.address() as AddressInfo).port}/`);
    });
    for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => drain(server));
  } catch (error) {
    fail(error as NodeJS.ErrnoException);
  }
}

function sentenceFor({ code, message }: NodeJS.ErrnoException, { host, port }: Place): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is in use. Stop the program that holds it, or choose another with PORT.`;
    case "ERR_SOCKET_BAD_PORT":
      return "PORT must be a number from 0 to 65535.";
    case "ENOENT":
      return `The build is missing or incomplete; npm run build makes it. (${message})`;
    default:
      return `The server cannot start: ${message}`;
  }
}

/** Takes no more connections; an open request gets its answer, but not for ever. */
function drain(server: Server): void {
  server.keepAliveTimeout = 1;
  server.close();
  setTimeout(() => server.closeAllConnections(), limits.drainSeconds * 1000).unref();
}

/** The server of one build folder, not yet listening. */
export function createSiteServer(root: string): Server {
  const site = readSite(root);
  const options = {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headerSeconds * 1000,
    requestTimeout: limits.headerSeconds * 1000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: limits.keepAliveSeconds * 1000,
  };
  const server = createServer(options, (request, response) => {
    const reply = replyTo(site, request);
    // After a refused method nobody waits for the body that may follow.
    response.shouldKeepAlive &&= server.listening && reply.status !== 405;
    deliver(reply, request, response);
  });
  return server.setTimeout(limits.idleSeconds * 1000);
}

function deliver(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = reply.status;
  response.setHeaders(new Map(Object.entries(reply.headers)));
  // HTTP/1.1 keeps connections without a word (RFC 9112 §9.3); Node's two lines would take their bytes from TCP's
  // first window, which is the page's.
  if (request.httpVersion === "1.1" && response.shouldKeepAlive) response.removeHeader("Connection");
  if ("text" in reply) {
    response.setHeader("Content-Length", Buffer.byteLength(reply.text)).end(reply.text);
    return;
  }
  // Conditions, ranges and lengths are the library's; which file it is has been settled.
  const options = { acceptRanges: reply.status === 200, cacheControl: false, lastModified: false };
  send(request, encodeURI(reply.file), { ...options, dotfiles: "allow" })
    .on("error", ({ status = 500 }: { status?: number }) => {
      // A part that cannot be had, or a file that somebody took away: nothing follows, and nobody keeps that.
      for (const name of ["Content-Encoding", "Content-Type", "ETag"]) response.removeHeader(name);
      response.writeHead(status, { "Cache-Control": cacheControl.revalidate }).end();
    })
    .pipe(response);
}

if (import.meta.main) {
  startServer({
    host: process.env.HOST || "localhost",
    port: Number(process.env.PORT || 4173),
    root: join(import.meta.dirname, "..", "build"),
  });
}
