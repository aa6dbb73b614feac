import { completeLanguages, getPageTexts, site } from "../content-model/contents.server.ts";
import { buildPreviewImagePath, type Page, pagesByPath, paths } from "../paths.ts";
import { isProsePage, siteFiles } from "../routes.ts";

/** Every path that answers with 200: the landing, then each language's pages in the order of the table. */
export function listPaths(): string[] {
  const pages = [...pagesByPath].filter(([, page]) => hasTexts(page));
  return [paths.landing(), ...pages.map(([path]) => path)];
}

/** Whether the texts of a page of text exist, in every language. */
function hasTexts(page: Page): boolean {
  return (
    !isProsePage(page.kind) || completeLanguages.every((language) => getPageTexts({ ...page, language }))
  );
}

/** The paths that React Router renders with a status of 200: the known pages and the site's files. */
export function listPublicPaths(): string[] {
  return [...listPaths(), ...Object.keys(siteFiles), ...listPaths().map(buildPreviewImagePath)];
}

export const buildUrl = (path: string) => `${site.address}${path}`;
