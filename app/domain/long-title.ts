/** Longer titles are set smaller: docs/design.md#how-headings-answer-to-words */
export function isLongTitle(title: string): boolean {
  return title.length > 24;
}
