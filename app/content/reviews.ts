import type { Language } from "../domain/languages.ts";

/** Who read all texts of a language, and when: "Ana, 2026-12-01". `npm run launch-check` asks for what is missing. */
export const reviews: Record<Language, string | undefined> = {
  en: undefined,
  es: undefined,
};
