import { useMatches } from "react-router";

/** What a route module may export as `handle`. */
export interface RouteHandle {
  /** Whether the page replaces the dock with the contact buttons on small screens. */
  hasOwnDock?: boolean;
}

/** The `handle` of the current page. */
export function useRouteHandle(): RouteHandle {
  return (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
}
