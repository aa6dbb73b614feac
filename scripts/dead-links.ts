import { existsSync } from "node:fs";
import { publicPaths } from "../app/seo/known-paths.server.ts";
import { resolveRequest } from "../server/resolve-request.ts";
import { attribute, elements, type Node } from "./read-html.ts";

/** A sentence for each link of a page that leads to no page and no file of this site. */
export function deadLinks(document: Node): string[] {
  const known = publicPaths();
  const isDead = (path: string) =>
    !known.includes(path) && !existsSync(`public${path}`) && resolveRequest("GET", path, "").status === 404;
  const hrefs = new Set(elements(document, "a").map((link) => attribute(link, "href")));
  return [...hrefs]
    .filter((href) => /^\/(?!\/)/.test(href) && isDead(href.replace(/[?#].*/, "")))
    .map((href) => `<a href="${href}"> leads to no page. app/paths.ts builds the address of each page.`);
}
