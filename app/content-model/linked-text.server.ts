/**
 * Resolves page names in braces: `{ux}` is a service, `{legal}` a category, `{legal/ip}` a detail, `{quote}` a single
 * page, and `{mvp}` the offer of the home page.
 */
import { type DetailName, details } from "../catalogue/catalogue.ts";
import { type PageName, pagesByPath, paths } from "../paths.ts";
import { getPageTexts, type PageContent } from "./contents.server.ts";

/** Plain text, or a link that shows the page's title. */
export type TextPart = string | { title: string; href: string };

/** @param text contains only names of existing pages, which the schema validates */
export function linkText(text: string, content: PageContent): TextPart[] {
  // The capturing group makes every second part a name.
  return text
    .split(/\{([^}]*)\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : findPage(piece, content)));
}

/** The text as visitors read it, without braces. */
export function stripLinks(text: string, content: PageContent): string {
  return linkText(text, content)
    .map((part) => (typeof part === "string" ? part : part.title))
    .join("");
}

/** A link to the page of a detail such as `design/ux`, with its drawings. */
export function linkToDetail(content: PageContent, name: DetailName) {
  return { ...findPage(name, content), ...details[name] };
}

/** @param name the page's name in the texts: `ux`, `legal`, `legal/ip`, `quote`, `mvp` */
export function findPage(name: string, { language, common }: PageContent) {
  // The schema accepts only names of pages, and the offer of an MVP, which is on the home page.
  const href = name === "mvp" ? paths.home(language) : paths.page(language, name as PageName);
  const page = pagesByPath.get(href);
  return { title: (page && getPageTexts(page)?.title) ?? common.mvp, href };
}
