import { useEffect } from "react";
import { useLocation } from "react-router";
import { knownPaths } from "../paths.ts";

const known = new Set(knownPaths());
/** Safari has no such callback: half a second later its page is painted, too. */
const whenIdle = globalThis.requestIdleCallback ?? ((start: () => void) => setTimeout(start, 500));

/**
 * Fetches the data of the links in view once the browser has nothing else to do, so that following one waits for no
 * network. It stays in the browser's cache, where the router's own request finds it. Not the router's `prefetch`: Safari
 * ignores `<link rel=prefetch>`, and Firefox reports it as a breach of the security policy.
 */
export function useDataOfLinksInView() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links.
  useEffect(() => {
    if (shouldSaveData()) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        fetchData((target as HTMLAnchorElement).pathname);
      }
    });
    let isShown = true;
    whenIdle(() => {
      if (!isShown) return;
      for (const link of document.links)
        if (link.origin === location.origin && known.has(link.pathname)) observer.observe(link);
    });
    return () => {
      isShown = false;
      observer.disconnect();
    };
  }, [key]);
}

async function fetchData(pathname: string): Promise<void> {
  if (pathname === location.pathname) return;
  try {
    const response = await fetch(pathname === "/" ? "/_.data" : `${pathname}.data`, { priority: "low" });
    // Read to its end, or the browser may not keep it.
    await response.arrayBuffer();
  } catch {
    // Offline: the link itself will say so.
  }
}

/** Chromium alone tells: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
function shouldSaveData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}
