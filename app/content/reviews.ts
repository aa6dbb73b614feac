import type { Language } from "../domain/languages.ts";
import file from "./reviews.json" with { type: "json" };

/**
 * Who read all texts of a language, and which lawyer read what they say about the law, and when: "Ana, 2026-12-01".
 * `npm run launch-check` lists the missing ones.
 */
export const reviews: Record<Language | "law", string> = file;
