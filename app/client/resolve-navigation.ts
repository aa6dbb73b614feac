import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { canonicalPath, destinationOf } from "../paths.ts";
import { navigationPatience } from "./constants.ts";

interface LoaderResult {
  type: "data" | "error";
  result: unknown;
}

/**
 * Resolves a client navigation as the hosts resolve a request (docs/behaviour.md#redirects-and-trailing-slashes). It has
 * the browser load the page where the client cannot show it: unknown addresses, data or styles that fail or take too
 * long, and data of another release, whose shape this release does not know.
 */
export const resolveNavigation: MiddlewareFunction<Record<string, LoaderResult>> = async (
  { request },
  next,
) => {
  const url = new URL(request.url);
  const canonical = canonicalPath(url.pathname);
  const destination = destinationOf(canonical);
  // The entry of the redirected address never enters the history: Back leads to where the visitor came from.
  if (destination.kind === "redirect") throw redirect(destination.to);
  if (canonical !== url.pathname) throw redirect(canonical + url.search);
  const fromHost = redirectDocument(url.pathname + url.search + url.hash);
  if (destination.kind === "unknown-service" || destination.kind === "unknown-detail") throw fromHost;

  const arrival = new AbortController();
  const results = await Promise.race([next(), rejectIfStuck(fromHost, arrival.signal)]);
  arrival.abort();
  const hasFailed = Object.values(results).some(({ type }) => type === "error");
  if (hasFailed || releaseOf(results.root) !== __RELEASE__) throw fromHost;
  return results;
};

/** Rejects when the next page takes too long, or lacks a style sheet, which the router asks for with the data. */
function rejectIfStuck(reason: Response, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    AbortSignal.timeout(navigationPatience).addEventListener("abort", () => reject(reason));
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") reject(reason);
    };
    document.addEventListener("error", onError, { capture: true, signal });
  });
}

/** The release that sent the root's data; this one where the root was not asked. */
function releaseOf(root: LoaderResult | undefined): unknown {
  if (root === undefined) return __RELEASE__;
  return (root.result as { release?: unknown } | undefined)?.release;
}
