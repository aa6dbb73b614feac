/** Longer titles are set smaller: docs/design.md#how-headings-answer-to-words */
export function isLongTitle(title: string): boolean {
  return title.length > 24;
}

/** A longer headline, or a longer line of one, leaves the text under it no room beside its last line. */
export function isLongHeadline(headline: string): boolean {
  const lines = headline.split("\n");
  return (
    headline.length > 44 || lines.length > 3 || (lines.length > 1 && lines.some(({ length }) => length > 18))
  );
}
