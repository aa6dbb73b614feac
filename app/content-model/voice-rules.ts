import type { Message } from "./problem-messages.ts";

/** The problem of a text that matches, as the end of a sentence: "is tuteo". */
export type Rule = [rule: Message, pattern: RegExp];

/**
 * Matches any of the words as whole words: `\b` does not treat ó and ñ as letters. `_` is a space between two words.
 */
export function matchAny(list: string): RegExp {
  const alternatives = list.trim().replaceAll(/\s+/g, "|").replaceAll("_", "\\s");
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
}
