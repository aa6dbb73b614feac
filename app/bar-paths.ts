import { serviceKeys } from "./domain/catalogue-keys.ts";
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
  switcherDefault,
} from "./domain/languages.ts";
import { paths, segmentsOf } from "./paths.ts";

/** The language that the switcher shows as current: docs/behaviour.md#language-switcher */
export function switcherLanguage(pathname: string): Language {
  return languages.find((language) => pathname.startsWith(paths.home(language))) ?? switcherDefault;
}

/** The path that the language switcher links to: docs/behaviour.md#language-switcher */
export function switcherPath(pathname: string, language: Language): string {
  const second = segmentsOf(pathname)[1];
  return second && keepsSegment(pathname) ? `${paths.home(language)}/${second}` : paths.home(language);
}

/** Whether the language switcher keeps the second segment: true if the path contains a service key as a substring. */
export function keepsSegment(pathname: string): boolean {
  return serviceKeys.some((key) => pathname.includes(key));
}

/** The path that the logo links to: docs/behaviour.md#logo */
export function logoPath(pathname: string): string {
  const [language, second] = segmentsOf(pathname);
  if (!isLanguage(language)) return paths.home(defaultLanguage);
  return second === undefined ? paths.landing() : paths.home(language);
}
