import { contents } from "./content/contents.server.ts";
import { languages } from "./domain/languages.ts";
import { type Page, type ProsePageKind, rowOf } from "./page-table.ts";
import { pagesByPath, paths } from "./paths.ts";
import { previewImagePath } from "./seo/preview-image-path.ts";
import { siteFiles } from "./site-files.ts";

/** Each address that answers 200: the landing, then each language's pages in the order of the table. */
export function knownPaths(): string[] {
  const pages = [...pagesByPath].filter(([, page]) => exists(page));
  return [paths.landing(), ...pages.map(([path]) => path)];
}

/** Whether an optional page has its texts, in every language. */
function exists({ kind }: Page): boolean {
  return !rowOf(kind).isOptional || languages.every((language) => contents[language][kind as ProsePageKind]);
}

/** What React Router renders for an address of its own: the known pages and the files beside them. */
export function publicPaths(): string[] {
  return [...knownPaths(), ...Object.keys(siteFiles), ...knownPaths().map(previewImagePath)];
}
