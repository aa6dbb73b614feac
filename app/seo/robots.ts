import { absoluteUrl } from "./urls.ts";

/** Nothing is closed to crawlers: they must fetch a page to see that it is marked `noindex`. */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`);
}
