import { iconDrawing } from "../../scripts/icon-drawing.ts";

/** The studio's icons: their files, and what the document says of them. `scripts/discovery-files.ts` draws and writes them. */
export const siteIcons = {
  vector: "/favicon.svg",
  fallback: "/favicon.ico",
  apple: "/apple-touch-icon.png",
  small: "/icon-192.png",
  large: "/icon-512.png",
  maskable: "/icon-maskable-512.png",
};

export const manifestFile = "/manifest.webmanifest";

/** Drawn for a browser's tab: 16 pixels, or any multiple. */
export const tabIcon = iconDrawing(16, 3);

/**
 * For the root's `links`. The vector stands in the document, or a browser would ask for it in the middle of the first
 * paint (docs/decisions/first-paint.md). The ICO comes first and with a size, or Chrome takes it where it could have
 * the SVG:
 * https://evilmartians.com/chronicles/how-to-favicon-in-2021-six-files-that-fit-most-needs
 */
export const siteIconLinks = [
  { rel: "icon", href: siteIcons.fallback, sizes: "32x32" },
  {
    rel: "icon",
    href: `data:image/svg+xml,${tabIcon.replaceAll("#", "%23").replaceAll('"', "'")}`,
    type: "image/svg+xml",
  },
  { rel: "apple-touch-icon", href: siteIcons.apple },
  { rel: "manifest", href: manifestFile },
];
