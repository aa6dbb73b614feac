import { contents } from "../app/content/contents.server.ts";
import { knownPaths } from "../app/known-paths.server.ts";
import { llmsText } from "../app/seo/llms.ts";
import { previewImagePath } from "../app/seo/preview-image-path.ts";
import { manifestFile, siteIcons } from "../app/seo/site-icons.ts";
import { robots, sitemap, sitemapFile } from "../app/seo/sitemap.ts";
import { webManifest } from "../app/seo/web-manifest.ts";
import { iconDrawing } from "./icon-drawing.ts";
import { previewImage } from "./preview-images.ts";
import { rasterize } from "./rasterize.ts";

type Content = string | Buffer;

/** What search engines, assistants, chats and phones find the site by or show of it, each by its address. */
export const discoveryFiles: Record<string, () => Content | Promise<Content>> = {
  [sitemapFile]: sitemap,
  "/robots.txt": robots,
  "/llms.txt": () => llmsText(contents),
  [manifestFile]: () => webManifest(contents),
  // Drawn for a browser's tab: 16 pixels, or any multiple.
  [siteIcons.vector]: () => iconDrawing(16, 3),
  [siteIcons.raster]: () => icon(48, 9),
  // Apple's systems round the corners, so the mark keeps away from them.
  [siteIcons.apple]: () => icon(180, 26),
  [siteIcons.small]: () => icon(192, 30),
  [siteIcons.large]: () => icon(512, 80),
  // Only a circle of four fifths of the side is safe: https://www.w3.org/TR/appmanifest/#icon-masks
  [siteIcons.maskable]: () => icon(512, 56),
  ...Object.fromEntries(knownPaths().map((page) => [previewImagePath(page), () => previewImage(page)])),
};

function icon(side: number, cell: number): Buffer {
  return rasterize(iconDrawing(side, cell), side);
}
