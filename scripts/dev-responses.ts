/** Makes `npm run dev` send the same responses as the hosts: server/resolve-request.ts. */
import type { ServerResponse } from "node:http";
import { relative } from "node:path";
import { json } from "node:stream/consumers";
import { parse } from "parse5";
import type { Connect, Plugin, RunnableDevEnvironment, ViteDevServer } from "vite";
import { resolveRequest, unlistedPages } from "../server/resolve-request.ts";
import { commonHeaders, developmentPolicy, documentHeaders } from "../server/response-headers.ts";
import { blockedElements, cureOf } from "./blocked-elements.ts";
import { jsonProblems } from "./json-problems.ts";

export function devServer(): Plugin {
  return {
    name: "site:dev-server",
    apply: "serve",
    // Runs after Vite's file middleware and before React Router's pages.
    configureServer(server) {
      // Not in `hotUpdate`: Vite's configuration imports some of these files, and Vite sends the browser nothing if its
      // restart after a change fails.
      server.watcher.on("change", (file) => reportJsonProblem(server, file));
      return () => {
        server.middlewares.use((request, response, next) => {
          respond(server, request, response).then((isDone) => isDone || next(), next);
        });
        reportProblems(server);
      };
    },
    // Vite's message for a file that a module imports has no line, and the module's has no file.
    transform: {
      order: "pre",
      filter: { id: contentFiles },
      handler: (_, id) => {
        const message = jsonProblem(id);
        if (message) throw Object.assign(new SyntaxError(message), { stack: message });
      },
    },
    // Texts and facts reach a page through its loader, so a change requires a full reload.
    hotUpdate({ file, server }) {
      if (!file.includes("/app/content/")) return;
      // Node.js reads the texts, so Vite does not know which modules depend on them.
      if (this.environment.name === "ssr" && file.endsWith(".json"))
        this.environment.moduleGraph.invalidateAll();
      // The page stays under the message: during a reload Vite could not tell it that the file is repaired.
      if (jsonProblem(file)) return [];
      if (this.environment.name !== "ssr") return;
      server.environments.client.hot.send({ type: "full-reload" });
      reportProblems(server);
    },
  };
}

const contentFiles = /\/app\/content\/.*\.json$/;

function reportJsonProblem({ config, environments }: ViteDevServer, file: string): void {
  const message = jsonProblem(file);
  if (!message) return;
  config.logger.error(message);
  environments.client.hot.send({ type: "error", err: { message, stack: "" } });
}

function jsonProblem(file: string): string | undefined {
  return contentFiles.test(file) ? jsonProblems([relative(process.cwd(), file)])[0] : undefined;
}

/** The URL to which browsers report violations of the security policy. */
const reportPath = "/-policy-reports-";

/** @returns false if React Router must render the page */
async function respond(server: ViteDevServer, request: Connect.IncomingMessage, response: ServerResponse) {
  const { pathname, search } = new URL(request.originalUrl ?? "/", "http://localhost");
  if (pathname === reportPath) {
    reportViolation(server, await json(request));
    response.writeHead(204).end();
    return true;
  }
  const policy = { "Content-Security-Policy": developmentPolicy(reportPath) };
  response.setHeaders(new Map(Object.entries({ ...commonHeaders, ...documentHeaders, ...policy })));
  if (!pathname.endsWith(".data")) reportBlocked(server, pathname, response);
  // React Router requests a page's data after its code has changed.
  const { publicPaths } = await load(server, "/app/known-paths.server.ts");
  if (publicPaths().includes(pathname.replace(/\.data$/, ""))) return false;
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
    for (const problem of blockedElements(parse(Buffer.concat(chunks).toString())))
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

/** Loads a module in the same way as React Router loads the pages, so that both receive each change. */
function load(server: ViteDevServer, url: string) {
  return (server.environments.ssr as RunnableDevEnvironment).runner.import(url);
}

async function reportProblems(server: ViteDevServer): Promise<void> {
  const { logger } = server.config;
  try {
    const { sourceProblems } = await load(server, "/scripts/check-sources.ts");
    for (const problem of await sourceProblems()) logger.warn(problem);
  } catch (error) {
    logger.error(String(error));
  }
}
