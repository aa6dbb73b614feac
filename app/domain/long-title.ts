/** Titles past 24 letters are set at .62 of the size (shared design, "Long words"). */
export function isLongTitle(title: string): boolean {
  return title.length > 24;
}
