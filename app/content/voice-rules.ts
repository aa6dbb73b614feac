/** How the studio speaks in one language, as far as a pattern can tell: docs/content-guide.md. */
export interface Voice {
  /** What breaks the voice, and the pattern of it. */
  rules: [rule: string, pattern: RegExp][];
  /** Names with figures in them: of a law, of a standard. */
  names: string[];
}

/** Any of the words, whole, also beside letters that `\b` does not know; `_` stands for the space inside one. */
export function anyOf(list: string): RegExp {
  const alternatives = list.trim().replaceAll(/\s+/g, "|").replaceAll("_", "\\s");
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
}
