import { isLanguage, type Language } from "../paths.ts";
import { content as en } from "./en/index.ts";
import { content as es } from "./es/index.ts";
import type { Content } from "./schema.ts";

/**
 * Every language, for loaders and build scripts. React Router refuses to put a `.server` module into the browser's
 * script, so no dictionary can travel there by mistake.
 */
export const contents: Record<Language, Content> = { en, es };

/**
 * What the language of a URL says.
 *
 * @throws RangeError when the segment is no language; `resolvePath` has redirected such a URL before
 */
export function contentOf(segment: string): Content & { language: Language } {
  if (!isLanguage(segment)) throw new RangeError(`"${segment}" is no language of the site`);
  return { language: segment, ...contents[segment] };
}
