/** How the studio writes in one language, as far as a pattern can tell: docs/content-guide.md */
export interface Voice {
  /** What is wrong with a text that matches, as the end of a sentence: "is tuteo". */
  rules: [rule: string, pattern: RegExp][];
  /** Names with figures in them: of a law, of a standard. */
  names: string[];
}

/** Any of the words, whole: `\b` does not know ó and ñ as letters. `_` stands for a space between two words. */
export function anyOf(list: string): RegExp {
  const alternatives = list.trim().replaceAll(/\s+/g, "|").replaceAll("_", "\\s");
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
}
