import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { acceptSkippedTransitions } from "./client/skipped-transitions.ts";
import { destinationOf } from "./paths.ts";

/** What `scripts/finish-documents.ts` has made of React Router's own scripts. In development they run as they are. */
const held = document.getElementById("page-data")?.dataset;
if (held) await import(/* @vite-ignore */ held.manifest as string);

/**
 * Every page's module and stylesheet is fetched before React hydrates. If one is missing (a new release, a lost
 * connection), this throws, nothing hydrates, and every link goes on loading the next page.
 */
const routes = Object.entries(window.__reactRouterManifest?.routes ?? {});
const sheets = new Set(routes.flatMap(([, { css = [] }]) => css));
const [modules, page] = await Promise.all([
  Promise.all(routes.map(async ([id, { module }]) => [id, await import(/* @vite-ignore */ module)] as const)),
  held && fetchFile(held.page as string).then((response) => response.json()),
  ...[...sheets].map(keep),
]);
const moduleOf = new Map<string, unknown>(modules);

/** Puts a stylesheet into the browser's cache for the page that will need it. */
async function keep(sheet: string): Promise<void> {
  if (document.querySelector(`link[href="${sheet}"]`)) return;
  await fetchFile(sheet);
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} is missing`);
  return response;
}

if (page) {
  const [context, stream, ids] = page;
  window.__reactRouterContext = { ...context, stream: new Response(stream).body };
  window.__reactRouterRouteModules = Object.fromEntries(ids.map((id: string) => [id, moduleOf.get(id)]));
}
// In production these scripts stand in the documents.
if (import.meta.env.DEV) {
  await import("./client/menus.ts");
  if (destinationOf(location.pathname).kind.startsWith("unknown"))
    await import("./client/fill-unknown-page.ts");
}

acceptSkippedTransitions();
// From here on every section is laid out: layout/Page.module.css.
document.documentElement.toggleAttribute("data-hydrated", true);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
