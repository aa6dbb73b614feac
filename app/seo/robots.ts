import { buildUrl } from "./known-paths.server.ts";

/** Crawlers may fetch every page, because they must fetch a page to find its `noindex`. */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${buildUrl("/sitemap.xml")}\n`);
}
