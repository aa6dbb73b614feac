import { buildUrl } from "./known-paths.server.ts";
import { sitemapFile } from "./site-files.ts";

/** Crawlers may fetch every page, because they must fetch a page to find its `noindex`. */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${buildUrl(sitemapFile)}\n`);
}
