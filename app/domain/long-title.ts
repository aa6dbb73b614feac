/** Longer titles are set smaller: docs/design.md#how-headings-answer-to-words */
export function isLongTitle(title: string): boolean {
  return title.length > 24;
}

/** A longer headline leaves the text under it no room beside its last line. */
export function isLongHeadline(headline: string): boolean {
  return headline.length > 40;
}
