import { Link, type LinkProps } from "react-router";
import { startTravel } from "./use-travel.ts";

/** A link to a page of this site: fetched when a visitor means to follow it, unless they ask to save data. */
export function PageLink(props: LinkProps) {
  return (
    <Link
      prefetch={savesData() ? "none" : "intent"}
      discover="none"
      viewTransition
      onClick={startTravel}
      {...props}
    />
  );
}

function savesData() {
  // Only Chromium tells; elsewhere nobody asked. https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData
  const { connection } = globalThis.navigator as { connection?: { saveData: boolean } };
  return connection?.saveData === true;
}
