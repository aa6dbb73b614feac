import { site } from "../content/site.ts";
import { defaultLanguage, type Language, languages } from "../domain/languages.ts";
import { paths, splitPath } from "../paths.ts";

export function buildUrl(path: string): string {
  return `${site.address}${path}`;
}

interface Alternate {
  hrefLang: Language | "x-default";
  path: string;
}

/**
 * The page in each language, including itself, as search engines require:
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 *
 * For all other languages, `x-default` leads from a home page to the landing, where visitors choose a language, and
 * from an inner page to the same page in the default language. The language switcher follows a different rule
 * (`getSwitcherPath`).
 *
 * @param pathname one of `listPaths()`
 */
export function listAlternates(pathname: string): Alternate[] {
  const inner = splitPath(pathname).slice(1);
  const inLanguage = (language: Language) => [paths.home(language), ...inner].join("/");
  return [
    ...languages.map((language) => ({ hrefLang: language, path: inLanguage(language) })),
    { hrefLang: "x-default", path: inner.length > 0 ? inLanguage(defaultLanguage) : paths.landing() },
  ];
}
