/** The response for a URL that matches no public file. Every host and `npm run dev` call this function. */

import { findDestination, findRedirect, listUnknownPaths, pagesByPath, paths } from "../app/paths.ts";
import { previewsFolder } from "../app/routes.ts";
import { cacheControl, fileExtensions } from "./file-types.ts";
import { allowedMethods, assetsFolder, buildFileHeaders, commonHeaders } from "./response-headers.ts";

type ResolvedRequest = { status: number; headers: Record<string, string> } & (
  | { page: string }
  | { text: string }
);

/**
 * @param path as the client sent it, still percent-encoded, without query
 * @param query empty, or with its question mark
 * @returns a response whose location, if any, is on this site: a constant, or a path that starts with a language's
 *   home
 */
export function resolveRequest(method: string, path: string, query: string): ResolvedRequest {
  if (!allowedMethods.includes(method))
    return buildTextResponse(405, "Method not allowed\n", { Allow: allowedMethods.join(", ") });
  if (path.endsWith(".data")) return resolveData(path.slice(0, -".data".length));
  if (isFilePath(path)) return missingFile;

  const redirect = findRedirect(path);
  if (redirect?.isPermanent) return buildTextResponse(308, "", { Location: redirect.to + query });
  const page = namePage(path, "html");
  // Without a page, and without a redirect, it is an optional page that has no texts yet.
  return page
    ? { status: 404, headers: { ...buildFileHeaders(page), ...revalidated }, page }
    : buildTextResponse(302, "", { Location: redirect?.to ?? paths.landing() });
}

/** React Router requests a page's data at every path that one of its routes matches. */
function resolveData(path: string): ResolvedRequest {
  const page = namePage(path, "data");
  if (page) return { status: 200, headers: { ...buildFileHeaders(page), ...revalidated }, page };
  // React Router follows this header: fetchAndDecodeViaTurboStream in its lib/dom/ssr/single-fetch.tsx
  return pagesByPath.has(path)
    ? buildTextResponse(204, "", { "X-Remix-Redirect": paths.landing() })
    : missingFile;
}

/** A path into a folder of files, or with an extension that the site serves, is always a file and never a page. */
function isFilePath(path: string): boolean {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? "html";
  return (
    [assetsFolder, previewsFolder].some((folder) => path.startsWith(folder)) ||
    (extension !== "html" && fileExtensions.includes(extension))
  );
}

/** Browsers must revalidate each time, because the next release may respond differently. */
const revalidated = { "Cache-Control": cacheControl.revalidate };

export function buildTextResponse(status: number, text: string, headers: Record<string, string> = {}) {
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  return { status, headers: { ...commonHeaders, ...revalidated, ...type, ...headers }, text };
}

const missingFile = buildTextResponse(404, "Not found\n");

/** The page or the data for an unknown URL, by its name in `build/unlisted`. */
function namePage(path: string, extension: "html" | "data"): string | undefined {
  const destination = findDestination(path);
  if (destination.kind !== "unknown-service" && destination.kind !== "unknown-detail") return undefined;
  return `${destination.language}/${destination.kind}.${extension}`;
}

/** The files without a URL, by their name in `build/unlisted`, and the path at which each is rendered. */
export const unlistedFiles = new Map(
  listUnknownPaths().flatMap((path) =>
    (["html", "data"] as const).map((extension) => [namePage(path, extension) as string, path]),
  ),
);
