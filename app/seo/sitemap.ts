import { buildUrl, listPaths } from "./known-paths.server.ts";

/**
 * Every known page, without dates: the build does not know when a page last changed, and search engines ignore a date
 * that is always the current one. Each page's head names the page in the other languages.
 */
export function loader() {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listPaths().map((pathname) => `  <url><loc>${buildUrl(pathname)}</loc></url>`),
    "</urlset>\n",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "application/xml" } });
}
