import { categoryKeys } from "./domain/catalogue-keys.ts";
import { type Language, languages } from "./domain/languages.ts";
import { segmentsOf } from "./paths.ts";

const detailPlaceholder: Record<Language, string> = { en: "Service", es: "Servicio" };

/**
 * Segments under which the pages for unknown addresses are rendered; `fill-unknown-page.ts` replaces them by what
 * the visitor typed. A detail's is a word, because it is the page's title where no script runs.
 */
export const placeholder = {
  service: "-service-",
  category: "-category-",
  detail: detailPlaceholder,
};

/** In each language one unknown service, and one unknown detail for each category. */
export function unknownPaths(): string[] {
  return languages.flatMap((language) => [
    `/${language}/${placeholder.service}`,
    ...[...categoryKeys, placeholder.category].map(
      (category) => `/${language}/${category}/${placeholder.detail[language]}`,
    ),
  ]);
}

/** Title of the fallback page: the last segment of its path. */
export function unknownDetailTitle(pathname: string): string {
  return readableSegment(segmentsOf(pathname)[2] ?? "");
}

/** A segment decoded once, or unchanged where its encoding is broken. It may contain anything: show it as text only. */
function readableSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
