/** In the order of the choice on the landing. Spanish is first, because most visitors speak it. */
export const languages = ["es", "en"] as const;
export type Language = (typeof languages)[number];

/** The language of a page without one in its path, and the language that the switcher shows as current there. */
export const defaultLanguage = "en" satisfies Language;
export const switcherDefault = "es" satisfies Language;

export function isLanguage(segment: string | undefined): segment is Language {
  return languages.some((language) => language === segment);
}
