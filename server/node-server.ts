/**
 * The production server behind `npm start`. It serves the build and does not build. docs/deploy-node.md explains how to
 * run it behind a TLS proxy. It listens on `HOST` and `PORT` until SIGTERM or SIGINT, then completes the open requests and
 * exits with 0. If it cannot start, it prints the reason in one sentence and exits with 1.
 */
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { respond } from "./respond.ts";
import { readSite } from "./static-files.ts";

/** How long open requests may take after a stop signal. */
const drainSeconds = 10;

const host = process.env.HOST || "localhost";
const port = Number(process.env.PORT || 4173);
// An IPv6 address is in brackets in a URL (RFC 3986 §3.2.2).
const address = `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;

try {
  const site = readSite(join(import.meta.dirname, "../build"));
  const server = createServer((request, response) => {
    response.shouldKeepAlive &&= server.listening;
    respond(site, request, response);
  });
  server.on("error", fail).listen(port, host, () => console.log(`The site is at ${address}`));
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => drain(server));
} catch (error) {
  fail(error instanceof Error ? error : new Error(String(error)));
}

/** Stops accepting connections and completes open requests, within a time limit. */
function drain(server: Server): void {
  server.keepAliveTimeout = 1;
  server.close();
  setTimeout(() => server.closeAllConnections(), drainSeconds * 1000).unref();
}

function fail(error: NodeJS.ErrnoException): void {
  console.error(explain(error));
  process.exit(1);
}

function explain({ code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE")
    return `Port ${port} on ${host} is in use. Stop the program that uses it, or set another port with PORT.`;
  if (code === "ENOENT") return `The build is missing or incomplete; run npm run build. (${message})`;
  return `The server cannot start: ${message}`;
}
