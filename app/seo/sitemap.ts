import { knownPaths } from "./known-paths.server.ts";
import { absoluteUrl, alternatesOf } from "./urls.ts";

/**
 * Every known page with its alternates, without dates: the build does not know when a page last changed, and search
 * engines ignore a date that is always the current one.
 */
export function loader() {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...knownPaths().map(
      (pathname) => `  <url>\n    <loc>${escapeXml(pathname)}</loc>\n${alternateLinks(pathname)}  </url>`,
    ),
    "</urlset>\n",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "application/xml" } });
}

function alternateLinks(pathname: string): string {
  return alternatesOf(pathname)
    .map(
      ({ hrefLang, path }) =>
        `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(path)}"/>\n`,
    )
    .join("");
}

function escapeXml(path: string): string {
  return absoluteUrl(path).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
