import type { Language } from "../paths.ts";

/**
 * Who read a language's texts last, and when, before they went public: "Ana, 2026-12-01". A text that changes much
 * needs a new mark. While one is missing, `npm run launch-check` says so.
 */
export const reviews: Record<Language, string | undefined> = {
  en: undefined,
  es: undefined,
};
