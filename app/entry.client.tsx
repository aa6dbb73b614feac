import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/**
 * Every page's module is fetched before React takes over. Should one be missing (a new deployment, a lost network),
 * nothing takes over, and each link stays what it is in the HTML: a link that loads the next page.
 */
const modules = Object.values(window.__reactRouterManifest?.routes ?? {}).map(
  (route) => import(/* @vite-ignore */ route.module),
);
// In development the script that a finished document carries is not there.
if (import.meta.env.DEV) modules.push(import("./boot/behaviours.ts"));
await Promise.all(modules);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
