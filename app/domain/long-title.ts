/** Longer titles have a smaller font size: docs/design.md#how-headings-answer-to-words */
export function isLongTitle(title: string): boolean {
  return title.length > 24;
}

/** On a phone a title of few letters has a larger font size: UX, SEO. */
export function isShortTitle(title: string): boolean {
  return title.length <= 3;
}

/** A longer headline leaves no space for the lead beside its last line: docs/design.md#how-headings-answer-to-words */
export function isLongHeadline(headline: string): boolean {
  const lines = headline.split("\n");
  return (
    headline.length > 44 || lines.length > 3 || (lines.length > 1 && lines.some(({ length }) => length > 18))
  );
}

/** A longer lead does not fit beside the headline's last lines. It is placed below them. */
export function isLongLead(lead: string): boolean {
  return lead.length > 198;
}
