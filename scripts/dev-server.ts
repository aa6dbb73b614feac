/** Makes `npm run dev` send what the hosts send: see server/resolve-request.ts. */
import type { ServerResponse } from "node:http";
import type { Connect, Plugin, RunnableDevEnvironment, ViteDevServer } from "vite";
import { knownPaths } from "../app/known-paths.server.ts";
import { isFilePath, resolveRequest, unlistedPages } from "../server/resolve-request.ts";
import { fileHeaders } from "../server/response-headers.ts";

export function devServer(): Plugin {
  return {
    name: "site:dev-server",
    apply: "serve",
    // After Vite's own files, before React Router's pages.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        respond(server, request, response).then((isDone) => isDone || next(), next);
      });
      reportProblems(server);
    },
    // React runs in no browser, so a changed word or part needs a new page; a changed style is put in by itself.
    hotUpdate({ file, server }) {
      if (this.environment.name !== "ssr" || !/\/app\/.*\.(tsx?|json)$/.test(file)) return;
      // Node.js reads the texts, so Vite does not know which modules depend on them.
      if (file.endsWith(".json")) this.environment.moduleGraph.invalidateAll();
      server.environments.client.hot.send({ type: "full-reload" });
      if (file.includes("/app/content/")) reportProblems(server);
    },
  };
}

/** @returns false where React Router is to render the page */
async function respond(server: ViteDevServer, request: Connect.IncomingMessage, response: ServerResponse) {
  const { pathname, search } = new URL(request.originalUrl ?? "/", "http://localhost");
  if (knownPaths().includes(pathname)) return false;
  if (isFilePath(pathname)) {
    const { discoveryFiles } = await load(server, "/scripts/discovery-files.ts");
    const file = await discoveryFiles[pathname]?.();
    if (file !== undefined) {
      response.setHeaders(new Map(Object.entries(fileHeaders(pathname))));
      response.setHeader("Cache-Control", "no-cache").end(file);
      return true;
    }
  }
  const resolved = resolveRequest(request.method ?? "GET", pathname, search);
  // React Router renders the page for an unknown address at that address, but needs one for the error screen.
  if (resolved.status === 404 && "page" in resolved) return false;
  if ("page" in resolved) {
    request.originalUrl = unlistedPages.get(resolved.page);
    return false;
  }
  response.writeHead(resolved.status, resolved.headers).end(resolved.text);
  return true;
}

/** Loads a module as React Router loads the pages, so that both see each change. */
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
