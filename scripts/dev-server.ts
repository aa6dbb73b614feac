/** Makes `npm run dev` send the same responses as the hosts: server/resolve-request.ts. */
import type { ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { Connect, Plugin, RunnableDevEnvironment, ViteDevServer } from "vite";
import { resolveRequest, unlistedPages } from "../server/resolve-request.ts";
import { developmentPolicy } from "../server/response-headers.ts";

export function devServer(): Plugin {
  return {
    name: "site:dev-server",
    apply: "serve",
    // Runs after Vite's file middleware and before React Router's pages.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        respond(server, request, response).then((isDone) => isDone || next(), next);
      });
      reportProblems(server);
    },
    // Texts and facts reach a page through its loader, so a change requires a full reload.
    hotUpdate({ file, server }) {
      if (this.environment.name !== "ssr" || !file.includes("/app/content/")) return;
      // Node.js reads the texts, so Vite does not know which modules depend on them.
      if (file.endsWith(".json")) this.environment.moduleGraph.invalidateAll();
      server.environments.client.hot.send({ type: "full-reload" });
      reportProblems(server);
    },
  };
}

/** The URL to which browsers report violations of the security policy. */
const reportPath = "/-policy-reports-";

/** @returns false if React Router must render the page */
async function respond(server: ViteDevServer, request: Connect.IncomingMessage, response: ServerResponse) {
  const { pathname, search } = new URL(request.originalUrl ?? "/", "http://localhost");
  if (pathname === reportPath) {
    reportBlocked(server, await json(request));
    response.writeHead(204).end();
    return true;
  }
  response.setHeader("Content-Security-Policy", developmentPolicy(reportPath));
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

function reportBlocked({ config }: ViteDevServer, report: unknown): void {
  const blocked = (report as { "csp-report": Record<string, string> })["csp-report"];
  config.logger.error(
    `${blocked["document-uri"]}: the security policy blocks ${blocked["blocked-uri"]} ` +
      `(${blocked["violated-directive"]}). If visitors need it, allow it in server/response-headers.ts.`,
  );
}

/** Loads a module in the same way as React Router loads the pages, so that both receive each change. */
function load(server: ViteDevServer, url: string) {
  return (server.environments.ssr as RunnableDevEnvironment).runner.import(url);
}

async function reportProblems(server: ViteDevServer): Promise<void> {
  const { logger } = server.config;
  try {
    const { contentProblems } = await load(server, "/app/content/check.ts");
    for (const problem of contentProblems()) logger.warn(problem);
  } catch (error) {
    logger.error(String(error));
  }
}
