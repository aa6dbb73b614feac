/**
 * The pages for unknown addresses are rendered with placeholders for the segments of the path, and the host replaces
 * them: server/fill-unknown-page.ts
 */
import { keepsSegment } from "./bar-paths.ts";
import { categoryKeys, serviceKeys } from "./domain/catalogue-keys.ts";
import { languages } from "./domain/languages.ts";
import { segmentsOf } from "./paths.ts";

/**
 * The segment after the language, and the one after that. `encodeURIComponent` changes an @, so the host can tell a
 * placeholder in a path or a text from one in the query of a chat link.
 */
export type Placeholder = "first" | "second";
const placeholder = (name: Placeholder, suffix: string) => `@${name}${suffix}@`;
export const anyPlaceholder = /(@|%40)(first|second)[a-z-]*(?:@|%40)/g;

/**
 * In each language one unknown service, one unknown detail for each category, and one for no category. Each twice where
 * the path decides about the language switcher: without a service's key in it, and with one.
 */
export function unknownPaths(): string[] {
  return languages.flatMap((language) =>
    ["", `-${serviceKeys[0]}`].flatMap((suffix) => {
      const [first, second] = [placeholder("first", suffix), placeholder("second", suffix)];
      const below = [first, ...[...categoryKeys, first].map((category) => `${category}/${second}`)];
      return below
        .map((path) => `/${language}/${path}`)
        .filter((path) => keepsSegment(path) === (suffix !== ""));
    }),
  );
}

/**
 * Title of the fallback page: the last segment of its path that has a visible character. It may contain any text, so it
 * is never interpreted.
 */
export function unknownDetailTitle(pathname: string): string {
  const [, first = "", second = ""] = segmentsOf(pathname);
  return [second, first].map(readableSegment).find((title) => /[^\p{C}\p{Z}]/u.test(title)) ?? second;
}

/** A segment on one line, decoded once, or as it is where its encoding is broken. */
function readableSegment(segment: string): string {
  return decoded(segment)
    .replace(/\p{Cc}+/gu, " ")
    .trim();
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
