import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { ignoreSecondClicks } from "./double-clicks.ts";
import { acceptSkippedTransitions } from "./skipped-transitions.ts";

/** What `tools/finish-documents.ts` has made of React Router's own scripts; in development those run themselves. */
const held = document.getElementById("page-data");
if (held) await import(/* @vite-ignore */ held.dataset.manifest as string);

/**
 * Every page's module is fetched before React takes over. Should one be missing (a new deployment, a lost network),
 * nothing takes over, and each link stays what it is in the HTML: a link that loads the next page.
 */
const modules = new Map<string, unknown>(
  await Promise.all(
    Object.entries(window.__reactRouterManifest?.routes ?? {}).map(
      async ([id, { module }]) => [id, await import(/* @vite-ignore */ module)] as const,
    ),
  ),
);

if (held) {
  const [context, stream, ids] = JSON.parse(held.textContent);
  window.__reactRouterContext = { ...context, stream: new Response(stream).body };
  window.__reactRouterRouteModules = Object.fromEntries(ids.map((id: string) => [id, modules.get(id)]));
}
// The script that stands in every finished document.
if (import.meta.env.DEV) await import("./boot/behaviours.ts");

acceptSkippedTransitions();
ignoreSecondClicks();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
