/**
 * The production server behind `npm start`, on Node alone: `node hosting/server.ts`, with `HOST` and `PORT` if wished.
 * It serves what is built and builds nothing. docs/deploy-node.md shows it behind a TLS proxy.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { limits } from "./contract.ts";
import { replyTo } from "./reply.ts";
import { readSite } from "./site.ts";

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
  const server = createServer(options, ({ method = "", url = "", headers }, response) => {
    const { status, headers: own, body } = replyTo(site, { method, target: url, headers });
    // After a refused method nobody waits for the body that may follow.
    response.shouldKeepAlive &&= server.listening && status !== 405;
    response.writeHead(status, own).end(body);
  });
  return server.setTimeout(limits.idleSeconds * 1000);
}

if (import.meta.main) {
  startServer({
    host: process.env.HOST || "localhost",
    port: Number(process.env.PORT || 4173),
    root: join(import.meta.dirname, "..", "build"),
  });
}
