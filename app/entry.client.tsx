import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { acceptSkippedTransitions } from "./client/skipped-transitions.ts";

/** What `scripts/finish-documents.ts` has made of React Router's own scripts; in development those run themselves. */
const held = document.getElementById("page-data");
if (held) await import(/* @vite-ignore */ held.dataset.manifest as string);

/**
 * Every page's module and style sheet is fetched before React takes over. Should one be missing (a new deployment, a
 * lost network), nothing takes over, and each link stays what it is in the HTML: a link that loads the next page.
 */
const routes = Object.entries(window.__reactRouterManifest?.routes ?? {});
const sheets = new Set(routes.flatMap(([, { css = [] }]) => css));
const [modules] = await Promise.all([
  Promise.all(routes.map(async ([id, { module }]) => [id, await import(/* @vite-ignore */ module)] as const)),
  ...[...sheets].map(keep),
]);
const moduleOf = new Map<string, unknown>(modules);

/** The browser keeps the sheet for the page that will need it; the document's own styles stand in it already. */
async function keep(sheet: string): Promise<void> {
  if (document.querySelector(`link[href="${sheet}"]`)) return;
  const { ok } = await fetch(sheet);
  if (!ok) throw new Error(`${sheet} is missing`);
}

if (held) {
  const [context, stream, ids] = JSON.parse(held.textContent);
  window.__reactRouterContext = { ...context, stream: new Response(stream).body };
  window.__reactRouterRouteModules = Object.fromEntries(ids.map((id: string) => [id, moduleOf.get(id)]));
}
// The script that stands in every finished document.
if (import.meta.env.DEV) await import("./client/menus.ts");

acceptSkippedTransitions();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
