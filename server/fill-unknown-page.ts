import { defaultLanguage } from "../app/languages.ts";
import { anyPlaceholder, getSwitcherPath, getUnknownTitle, paths, splitPath } from "../app/paths.ts";

/**
 * Fills the segments of a URL into the prerendered page for unknown URLs. Its data contains no placeholder.
 *
 * @param html the page with its placeholders: one in a path becomes the segment, unchanged; one in a text becomes the
 *   page's title; one in a chat link becomes the title, percent-encoded
 * @param pathname the requested path, still percent-encoded
 */
export function fillUnknownPage(html: string, pathname: string): string {
  const [, first = ""] = splitPath(pathname);
  const title = getUnknownTitle(pathname).toWellFormed();
  // What the language switcher keeps of the path, the same in each language.
  const kept = getSwitcherPath(pathname, defaultLanguage).slice(paths.home(defaultLanguage).length);
  return html.replace(anyPlaceholder, (_, mark: string, name: string) => {
    if (name === "first") return escapeHtml(first);
    if (name === "kept") return escapeHtml(kept);
    return escapeHtml(mark === "@" ? title : encodeURIComponent(title));
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
