import { isLanguage, type Language } from "../paths.ts";
import { en } from "./en/content.ts";
import { es } from "./es/content.ts";
import type { Content } from "./types.ts";

/**
 * Both languages, for loaders and build tools. React Router refuses to put a `.server` module into the browser's
 * script, so no dictionary can travel there by mistake.
 */
export const contents: Record<Language, Content> = { en, es };

/**
 * What the language of an address says.
 *
 * @throws RangeError when the segment is no language; `destinationOf` has redirected such an address before
 */
export function contentOf(segment: string): Content & { language: Language } {
  if (!isLanguage(segment)) throw new RangeError(`"${segment}" is no language of the site`);
  return { language: segment, ...contents[segment] };
}
