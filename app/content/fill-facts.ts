import { isLanguage, type Language } from "../domain/languages.ts";
import { promises as studioPromises } from "./promises.ts";
import { site } from "./site.ts";

/**
 * Replaces `{city}` with the fact of that name, and `{promise.code}` with that promise's sentence, or with nothing if
 * the studio does not make the promise. Other names in braces remain, for pages and templates.
 *
 * @param language the language of the text; in a file, each key that is a language sets it for what is below
 */
export function fillFacts<Value>(value: Value, language?: Language, promises = studioPromises): Value {
  if (typeof value === "string") return fillText(value, language, promises) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    fillFacts(part, isLanguage(key) ? key : language, promises),
  ]);
  return (Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as Value;
}

/** Marks a promise that is not made, until it is removed together with one space or line break. */
const omitted = "\0";

function fillText(text: string, language: Language | undefined, promises: typeof studioPromises): string {
  return text
    .replace(/\{promise\.(\w+)\}/g, (braces, key) => {
      const promise = promises.find((promise) => promise.key === key);
      if (!promise || !language) return braces;
      return promise.isMade ? promise[language] : omitted;
    })
    .replace(new RegExp(`^(?:${omitted}\\s?)+|\\s?${omitted}`, "g"), "")
    .replace(/\{(\w+)\}/g, (braces, name) => String(new Map(Object.entries(site)).get(name) ?? braces));
}
