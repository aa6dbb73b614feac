import salita from "../content/specimens/salita.json" with { type: "json" };
import { isLanguage, type Language } from "../languages.ts";
import { promises as studioPromises } from "./promises.ts";
import { site } from "./site.server.ts";

/**
 * Replaces `{city}` with the fact of that name, `{example}` with the name of the example's product, and `{promise.free}`
 * with that promise's sentence, or with nothing if the studio does not make the promise. Other names in braces remain,
 * for pages and templates.
 *
 * @param language the language of the text; in a file, each key that is a language sets it for what is below
 */
export function fillFacts(value: unknown, language?: Language, promises = studioPromises): unknown {
  if (typeof value === "string") return fillText(value, language, promises);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => fillFacts(part, language, promises));
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    fillFacts(part, isLanguage(key) ? key : language, promises),
  ]);
  return Object.fromEntries(entries);
}

/** The check reports a language or a name that is missing. */
const products: Partial<Record<Language, { product?: string }>> = salita;

/** Marks a promise that is not made, until it is removed together with one space or line break. */
const omitted = "\0";

export function fillText(text: string, language?: Language, promises = studioPromises): string {
  return text
    .replace(/\{promise\.(\w+)\}/g, (braces, key) => {
      const promise = promises.find((promise) => promise.key === key);
      if (!promise || !language) return braces;
      return promise.isMade ? promise[language] : omitted;
    })
    .replace(new RegExp(`^(?:${omitted}\\s?)+|\\s?${omitted}`, "g"), "")
    .replaceAll("{example}", (braces) => (language && products[language]?.product) || braces)
    .replace(/\{(\w+)\}/g, (braces, name) => {
      const fact = new Map<string, unknown>(Object.entries(site)).get(name);
      return typeof fact === "string" || typeof fact === "number" ? String(fact) : braces;
    });
}
