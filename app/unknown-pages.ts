/**
 * The build renders the pages for unknown URLs with placeholders for the segments of the path. The host replaces the
 * placeholders: server/fill-unknown-page.ts
 */
import { keepsSegment } from "./bar-paths.ts";
import { categoryKeys, serviceKeys } from "./domain/catalogue-keys.ts";
import { languages } from "./domain/languages.ts";
import { segmentsOf } from "./paths.ts";

/**
 * The segment after the language, and the next one. `encodeURIComponent` encodes @, so the host can distinguish a
 * placeholder in a path or a text from one in the query of a chat link.
 */
export type Placeholder = "first" | "second";
const placeholder = (name: Placeholder, suffix: string) => `@${name}${suffix}@`;
export const anyPlaceholder = /(@|%40)(first|second)[a-z-]*(?:@|%40)/g;

/**
 * In each language: one unknown service, one unknown detail for each category, and one without a known category. Each
 * exists twice if the path affects the language switcher: with and without a service key in the path.
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
 * The title of the fallback page: the last segment of its path with a visible character. It may contain any text, so it
 * is never interpreted.
 */
export function unknownDetailTitle(pathname: string): string {
  const [, first = "", second = ""] = segmentsOf(pathname);
  return [second, first].map(readableSegment).find((title) => /[^\p{C}\p{Z}]/u.test(title)) ?? second;
}

/** A segment on one line: decoded once, or unchanged if its encoding is invalid. */
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
