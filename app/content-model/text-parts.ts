/** Plain text, or a link that shows the page's title or the address without its protocol. */
export type TextPart = string | { title: string; href: string };

/** The text as visitors read it. */
export function joinText(parts: TextPart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.title)).join("");
}
