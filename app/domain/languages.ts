/** In the order in which a visitor may choose: most are at home in Spanish. */
export const languages = ["es", "en"] as const;
export type Language = (typeof languages)[number];

/** The language of a page that has none in its path, and the one that the switcher then shows as current. */
export const defaultLanguage = "en" satisfies Language;
export const fallbackLanguage = "es" satisfies Language;

export function isLanguage(segment: string | undefined): segment is Language {
  return languages.some((language) => language === segment);
}
