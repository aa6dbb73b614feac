/** What an address gets that no public file matches. Every host calls this function, and so does `npm run dev`. */
import { canonicalPath, categoryKeys, destinationOf, type Language, languages } from "../app/paths.ts";
import { cacheControl } from "./file-types.ts";
import { allowedMethods, assetsFolder } from "./response-headers.ts";

export type ResolvedRequest =
  /** A page of `build/unknown`, sent unchanged. */
  | { status: 404; page: string }
  | { status: 302 | 308 | 404 | 405; headers: Record<string, string>; text: string };

/**
 * @param path as the client sent it, still percent-encoded, without query
 * @param query empty, or with its question mark
 * @returns its location, if any, is an address of this site: a constant, or one that starts with a language's home
 */
export function resolveRequest(method: string, path: string, query: string): ResolvedRequest {
  if (!allowedMethods.includes(method))
    return textResponse(405, "Method not allowed\n", { Allow: allowedMethods.join(", ") });
  if (isFilePath(path)) return missingFile;

  const canonical = canonicalPath(path);
  const destination = destinationOf(canonical);
  if (destination.kind === "redirect") return textResponse(302, "", { Location: destination.to });
  if (canonical !== path) return textResponse(308, "", { Location: canonical + query });
  if (destination.kind === "unknown-service")
    return { status: 404, page: unknownPage.service(destination.language) };
  if (destination.kind === "unknown-detail")
    return { status: 404, page: unknownPage.detail(destination.language, destination.category) };
  return missingFile;
}

/** A path with an extension asks for a file, never for a page. */
export function isFilePath(path: string): boolean {
  return path.startsWith(assetsFolder) || /\.[a-zA-Z0-9]+$/.test(path);
}

function textResponse(status: 302 | 308 | 404 | 405, text: string, headers: Record<string, string> = {}) {
  const always = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cacheControl.revalidate };
  return { status, text, headers: { ...always, ...headers } };
}

const missingFile = textResponse(404, "Not found\n");

/** Names inside `build/unknown`, where the build puts the pages for addresses that nobody knows beforehand. */
const unknownPage = {
  service: (language: Language) => `${language}/service.html`,
  detail: (language: Language, category = "other") => `${language}/detail-${category}.html`,
};

export const unknownPages = languages.flatMap((language) => [
  unknownPage.service(language),
  ...[...categoryKeys, undefined].map((category) => unknownPage.detail(language, category)),
]);
