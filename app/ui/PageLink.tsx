import { Link, type LinkProps } from "react-router";
import { startSharedElement } from "../client/shared-element.ts";

/** A link to a page of this site: fetched when a visitor means to follow it, where that is welcome. */
export function PageLink(props: LinkProps) {
  return (
    <Link
      prefetch={savesData() || reportsPrefetch() ? "none" : "intent"}
      discover="none"
      viewTransition={knowsViewTransitions()}
      onClick={startSharedElement}
      {...props}
    />
  );
}

function savesData() {
  // Only Chromium tells; elsewhere nobody asked. https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData
  const { connection } = globalThis.navigator as { connection?: { saveData: boolean } };
  return connection?.saveData === true;
}

/**
 * Firefox holds a prefetch to `default-src` alone, where CSP 3 lets any directive allow it, and would report each one
 * as a breach of the policy. It cannot be asked, only known by name.
 * https://www.w3.org/TR/CSP3/#directive-default-src
 */
function reportsPrefetch() {
  return globalThis.navigator.userAgent.includes("Firefox/");
}

/** Where the browser does not, the router would say so in the console at each link. */
function knowsViewTransitions() {
  return typeof globalThis.document?.startViewTransition === "function";
}
