/** icon.ts renders these files. */
export const siteIcons = {
  vector: "/favicon.svg",
  raster: "/favicon.ico",
  apple: "/apple-touch-icon.png",
  small: "/icon-192.png",
  large: "/icon-512.png",
  maskable: "/icon-maskable-512.png",
};

export const sitemapFile = "/sitemap.xml";

export const manifestFile = "/manifest.webmanifest";

/**
 * The raster icon, a PNG, is for browsers that do not support SVG icons in a tab. It is named `/favicon.ico` because
 * some clients request that file without reading the page, and would fill the log with 404s.
 */
export const siteIconLinks = [
  { rel: "icon", href: siteIcons.raster, sizes: "48x48", type: "image/x-icon" },
  { rel: "icon", href: siteIcons.vector, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: siteIcons.apple },
  { rel: "manifest", href: manifestFile },
];
