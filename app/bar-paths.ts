import { serviceKeys } from "./domain/catalogue-keys.ts";
import {
  defaultLanguage,
  fallbackLanguage,
  isLanguage,
  type Language,
  languages,
} from "./domain/languages.ts";
import { paths, segmentsOf } from "./paths.ts";

/** The language that the switcher shows as current: docs/behaviour.md#language-switcher */
export function switcherLanguage(pathname: string): Language {
  return languages.find((language) => pathname.startsWith(paths.home(language))) ?? fallbackLanguage;
}

/**
 * Where a choice of language leads: its home, or, if the path contains a service's key anywhere as a substring, the
 * same second segment in that language. docs/behaviour.md#language-switcher
 */
export function switcherPath(pathname: string, language: Language): string {
  const second = segmentsOf(pathname)[1];
  const keepsSegment = serviceKeys.some((key) => pathname.includes(key));
  return second && keepsSegment ? `${paths.home(language)}/${second}` : paths.home(language);
}

/** From a home page to the landing, from any other page to its home: docs/behaviour.md#logo */
export function logoPath(pathname: string): string {
  const [language, second] = segmentsOf(pathname);
  if (!isLanguage(language)) return paths.home(defaultLanguage);
  return second === undefined ? paths.landing() : paths.home(language);
}
