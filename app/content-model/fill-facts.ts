import { isLanguage, type Language } from "../languages.ts";
import { getPart } from "../records.ts";
import type { StudioPromise } from "./shared-schema.ts";

/** What texts name in braces. */
export interface Fillers {
  facts: unknown;
  promises: readonly StudioPromise[];
}

/**
 * Fills in the names in braces at any depth: docs/content-guide.md#changing-a-text
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

/**
 * Replaces `{city}` with the fact of that name, and `{promise.free}` with that promise's sentence. A promise that the
 * studio does not make takes the space before it along. Other names in braces remain, for pages and templates.
 */
export function fillText(text: string, fillers: Fillers, language?: Language): string {
  const filled = text.replace(/(\s?)\{([\w.]+)\}/g, (found, space: string, name: string) => {
    const value = findValue(name, fillers, language);
    return value === undefined ? found : value && space + value;
  });
  return text.startsWith("{") ? filled.trimStart() : filled;
}

function findValue(name: string, { facts, promises }: Fillers, language?: Language): string | undefined {
  const promise = promises.find((promise) => name === `promise.${promise?.key}`);
  if (promise && language) return promise.isShown ? (promise[language] ?? "") : "";
  const fact = getPart(facts, name);
  return typeof fact === "string" || typeof fact === "number" ? String(fact) : undefined;
}
