/** What an address gets that no public file matches: the same function in the Node server and at Cloudflare. */
import { canonicalPath, categoryKeys, destinationOf, type Language, languages } from "../app/paths.ts";
import { allowedMethods, assetsFolder, cacheControl, fileHeaders, fileKinds } from "./response-headers.ts";

/** The body is a page from `build/unknown`, sent unchanged, or a line of text, or empty. */
export type Answer =
  | { status: 404; headers: Record<string, string>; document: string }
  | { status: 302 | 308 | 404 | 405; headers: Record<string, string>; text: string };

/** DECISIONS, route table, last row: a path with an extension asks for a file. */
export const fileName = /\.[a-zA-Z0-9]+$/;

/**
 * @param path as the client sent it, still percent-encoded, without query
 * @param query empty, or with its question mark
 * @returns an answer whose location, if any, is an address of this site: it is a constant, or starts with a
 * language's home
 */
export function answerTo(method: string, path: string, query: string): Answer {
  if (!allowedMethods.includes(method)) {
    return plain(405, "Method not allowed\n", { Allow: allowedMethods.join(", ") });
  }
  if (path.startsWith(assetsFolder) || fileName.test(path)) return missingFile;

  const canonical = canonicalPath(path);
  const destination = destinationOf(canonical);
  if (destination.kind !== "redirect" && canonical !== path)
    return plain(308, "", { Location: canonical + query });

  switch (destination.kind) {
    case "redirect":
      return plain(302, "", { Location: destination.to });
    case "unknown-service":
      return page(unknownDocument.service(destination.language));
    case "unknown-detail":
      return page(unknownDocument.detail(destination.language, destination.category));
    default:
      return missingFile; // A known page without its document: the build is incomplete.
  }
}

function plain(status: 302 | 308 | 404 | 405, text: string, headers: Record<string, string> = {}): Answer {
  const { type } = fileKinds.txt;
  return {
    status,
    text,
    headers: { ...headers, "Content-Type": type, "Cache-Control": cacheControl.revalidate },
  };
}

function page(document: string): Answer {
  return { status: 404, document, headers: fileHeaders(document, fileKinds.html) };
}

const missingFile = plain(404, "Not found\n");

/** Names inside `build/unknown`, where the build puts the pages for addresses that nobody knows beforehand. */
export const unknownDocument = {
  service: (language: Language) => `${language}/service.html`,
  detail: (language: Language, category = "other") => `${language}/detail-${category}.html`,
};

export const unknownDocuments = languages.flatMap((language) => [
  unknownDocument.service(language),
  ...[...categoryKeys, undefined].map((category) => unknownDocument.detail(language, category)),
]);
