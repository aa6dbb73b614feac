import { Link, type LinkProps } from "react-router";
import { startSharedElement } from "../client/shared-element.ts";

/** A link to a page of this site, whose data `client/fetch-ahead.ts` may have fetched already. */
export function PageLink(props: LinkProps) {
  return (
    <Link discover="none" viewTransition={knowsViewTransitions()} onClick={startSharedElement} {...props} />
  );
}

/** Where the browser does not, the router would say so in the console at each link. */
function knowsViewTransitions() {
  return typeof globalThis.document?.startViewTransition === "function";
}
