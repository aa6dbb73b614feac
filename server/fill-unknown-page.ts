import { isLongTitle } from "../app/domain/long-title.ts";
import { segmentsOf } from "../app/paths.ts";
import { anyPlaceholder, unknownDetailTitle } from "../app/unknown-pages.ts";

/**
 * Puts the segments of an address into the page that was rendered for addresses like it.
 *
 * @param html the page with its placeholders: one in a path gets the segment as it is, one in a text the page's title,
 * and one in a chat link the title, percent-encoded
 * @param pathname the requested path, still percent-encoded
 */
export function fillUnknownPage(html: string, pathname: string): string {
  const [, first = ""] = segmentsOf(pathname);
  const title = unknownDetailTitle(pathname).toWellFormed();
  const filled = html.replace(anyPlaceholder, (_, mark: string, name: string) => {
    if (name === "first") return escapeHtml(first);
    return escapeHtml(mark === "@" ? title : encodeURIComponent(title));
  });
  // The heading's size follows its length, as in app/sections/PageHead.tsx.
  return isLongTitle(title) ? filled.replace("<h1", '<h1 data-long="true"') : filled;
}

/** For a text or an attribute in quotes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
