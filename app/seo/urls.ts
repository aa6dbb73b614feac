import { site } from "../content/site.ts";
import { defaultLanguage, type Language, languages, paths, segmentsOf } from "../paths.ts";

/** The public address of a path: what search engines and chats are given. */
export function absoluteUrl(path: string): string {
  return `${site.address}${path}`;
}

export interface Alternate {
  hrefLang: Language | "x-default";
  path: string;
}

/**
 * The same page in each language, and where a reader of any other language goes. Every page of the set gives the same
 * list, itself included, as search engines ask: https://developers.google.com/search/docs/specialty/international/localized-versions
 *
 * For the home pages that is the landing's choice of language; for an inner page, which no landing offers, its page in
 * the default language. This is not the switcher's rule, which follows SPEC §2.
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
