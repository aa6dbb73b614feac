import { site } from "../content/site.ts";
import { defaultLanguage, type Language, languages } from "../domain/languages.ts";
import { paths, segmentsOf } from "../paths.ts";

export function absoluteUrl(path: string): string {
  return `${site.address}${path}`;
}

interface Alternate {
  hrefLang: Language | "x-default";
  path: string;
}

/**
 * The page in each language, itself included, as search engines ask:
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 *
 * Readers of other languages are led from a home page to the landing, where they choose a language, and from an inner
 * page to the same page in the default language. The language switcher has a rule of its own (`switcherPath`).
 *
 * @param pathname one of `knownPaths()`
 */
export function alternatesOf(pathname: string): Alternate[] {
  const inner = segmentsOf(pathname).slice(1);
  const inLanguage = (language: Language) => [paths.home(language), ...inner].join("/");
  return [
    ...languages.map((language) => ({ hrefLang: language, path: inLanguage(language) })),
    { hrefLang: "x-default", path: inner.length > 0 ? inLanguage(defaultLanguage) : paths.landing() },
  ];
}
