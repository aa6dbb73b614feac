/** Longer titles have a smaller font size: docs/design.md#how-headings-answer-to-words */
export function isLongTitle(title: string): boolean {
  return title.length > 24;
}

/** On a phone a title of few letters has a larger font size: UX, SEO. */
export function isShortTitle(title: string): boolean {
  return title.length <= 3;
}

/** Each line of the headline fits fifteen columns up to this length: docs/design.md#how-headings-answer-to-words */
export function isLongHeadline(headline: string): boolean {
  const lines = headline.split("\n");
  return lines.length > 2 || lines.some(({ length }) => length > 24);
}
