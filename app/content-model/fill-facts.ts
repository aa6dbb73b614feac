import { isLanguage, type Language } from "../languages.ts";
import type { StudioPromise } from "./shared-schema.ts";

/** What texts name in braces. */
export interface Fillers {
  facts: object;
  promises: readonly StudioPromise[];
  /** The name of the example's product. */
  example: Partial<Record<Language, string>>;
}

/**
 * Replaces `{city}` with the fact of that name, `{example}` with the name of the example's product, and `{promise.free}`
 * with that promise's sentence, or with nothing if the studio does not make the promise. Other names in braces remain,
 * for pages and templates.
 *
 * @param language the language of the text; in a file, each key that is a language sets it for what is below
 */
export function fillFacts(value: unknown, fillers: Fillers, language?: Language): unknown {
  if (typeof value === "string") return fillText(value, fillers, language);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => fillFacts(part, fillers, language));
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    fillFacts(part, fillers, isLanguage(key) ? key : language),
  ]);
  return Object.fromEntries(entries);
}

/** Marks a promise that is not made, until it is removed together with one space or line break. */
const omitted = "\0";

export function fillText(text: string, { facts, promises, example }: Fillers, language?: Language): string {
  return text
    .replace(/\{promise\.(\w+)\}/g, (braces, key) => {
      const promise = promises.find((promise) => promise.key === key);
      if (!promise || !language) return braces;
      return promise.isShown ? (promise[language] ?? braces) : omitted;
    })
    .replace(new RegExp(`^(?:${omitted}\\s?)+|\\s?${omitted}`, "g"), "")
    .replaceAll("{example}", (braces) => (language && example[language]) ?? braces)
    .replace(/\{(\w+)\}/g, (braces, name) => {
      const fact = new Map<string, unknown>(Object.entries(facts)).get(name);
      return typeof fact === "string" || typeof fact === "number" ? String(fact) : braces;
    });
}
