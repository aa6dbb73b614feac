import { useMatches } from "react-router";

/** What a route module may export as `handle`. */
export interface RouteHandle {
  /** When React hydrates the page; by default, at the visitor's first interaction: docs/decisions/static-first.md */
  hydrate?: "load" | "never";
  /** Whether the page replaces the dock with the contact buttons on small screens. */
  hasOwnDock?: boolean;
}

/** The `handle` of the current page. */
export function useRouteHandle(): RouteHandle {
  return (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
}
