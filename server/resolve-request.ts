/** The response for a URL that matches no public file. Every host and `npm run dev` call this function. */

import {
  findDestination,
  findOtherSpelling,
  keepsSegment,
  listUnknownPaths,
  normalizePath,
  paths,
} from "../app/paths.ts";
import { cacheControl, fileExtensions } from "./file-types.ts";
import {
  allowedMethods,
  assetsFolder,
  buildFileHeaders,
  commonHeaders,
  previewsFolder,
} from "./response-headers.ts";

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
  if (isFilePath(path)) return missingFile;

  const canonical = normalizePath(path);
  const destination = findDestination(canonical);
  if (destination.kind === "redirect") return buildTextResponse(302, "", { Location: destination.to });
  const location = findOtherSpelling(canonical) ?? canonical;
  if (location !== path) return buildTextResponse(308, "", { Location: location + query });
  const page = namePage(path);
  // `page` is undefined only for an optional page that has no texts yet.
  return page
    ? { status: 404, headers: { ...buildFileHeaders(page), ...revalidated }, page }
    : buildTextResponse(302, "", { Location: paths.landing() });
}

/** A path into a folder of files, or with an extension that the site serves, is always a file and never a page. */
function isFilePath(path: string): boolean {
  const [, extension = ""] = /\.(\w+)$/.exec(path) ?? [];
  return (
    [assetsFolder, previewsFolder].some((folder) => path.startsWith(folder)) ||
    (extension !== "html" && fileExtensions.includes(extension.toLowerCase()))
  );
}

/** Browsers must revalidate each time, because the next release may respond differently. */
const revalidated = { "Cache-Control": cacheControl.revalidate };

export function buildTextResponse(status: number, text: string, headers: Record<string, string> = {}) {
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  return { status, headers: { ...commonHeaders, ...revalidated, ...type, ...headers }, text };
}

const missingFile = buildTextResponse(404, "Not found\n");

/** The page for an unknown URL, by its name in `build/unlisted`. Its placeholders are not filled in. */
function namePage(path: string): string | undefined {
  const destination = findDestination(path);
  const suffix = keepsSegment(path) ? "-kept" : "";
  if (destination.kind === "unknown-service") return `${destination.language}/service${suffix}.html`;
  if (destination.kind === "unknown-detail")
    return `${destination.language}/detail-${destination.category ?? "other"}${suffix}.html`;
  return undefined;
}

/** The pages without a URL, by their name in `build/unlisted`, and the path at which each is rendered. */
export const unlistedPages = new Map(listUnknownPaths().map((path) => [namePage(path) as string, path]));
