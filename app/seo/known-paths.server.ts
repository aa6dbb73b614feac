import { pageTexts } from "../content/contents.server.ts";
import { languages } from "../domain/languages.ts";
import { buildPreviewImagePath, pagesByPath, paths } from "../paths.ts";
import { getPageRow, type Page, siteFiles } from "../routes.ts";

/** Every path that answers with 200: the landing, then each language's pages in the order of the table. */
export function knownPaths(): string[] {
  const pages = [...pagesByPath].filter(([, page]) => exists(page));
  return [paths.landing(), ...pages.map(([path]) => path)];
}

/** Whether the texts of an optional page exist, in every language. */
function exists(page: Page): boolean {
  return !getPageRow(page.kind).isOptional || languages.every((language) => pageTexts({ ...page, language }));
}

/** The paths that React Router renders with a status of 200: the known pages and the site's files. */
export function publicPaths(): string[] {
  return [...knownPaths(), ...Object.keys(siteFiles), ...knownPaths().map(buildPreviewImagePath)];
}
