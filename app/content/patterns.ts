/** Any of the words, whole, also beside letters that `\b` does not know; `_` stands for the space inside one. */
export function anyOf(list: string): RegExp {
  const alternatives = list.trim().replaceAll(/\s+/g, "|").replaceAll("_", "\\s");
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
}
