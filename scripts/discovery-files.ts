import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contents } from "../app/content/contents.server.ts";
import { llmsText } from "../app/seo/llms.ts";
import { manifestFile, siteIcons, tabIcon } from "../app/seo/site-icons.ts";
import { robots, sitemap, sitemapFile } from "../app/seo/sitemap.ts";
import { webManifest } from "../app/seo/web-manifest.ts";
import { iconDrawing } from "./icon-drawing.ts";
import { rasterize } from "./rasterize.ts";

/**
 * Writes the files by which search engines, assistants and browsers find and show the site. All of them follow from
 * the list of pages, the content and the mark.
 *
 * @param outDir the public folder
 */
export async function writeDiscoveryFiles({ outDir }: { outDir: string }): Promise<void> {
  const files: Record<string, string | Buffer> = {
    [sitemapFile]: sitemap(),
    "/robots.txt": robots(),
    "/llms.txt": llmsText(contents),
    [manifestFile]: webManifest(contents),
    [siteIcons.vector]: tabIcon,
    [siteIcons.raster]: icon(48, 9),
    // Its maker cuts the corners off, so the mark keeps away from them.
    [siteIcons.apple]: icon(180, 26),
    [siteIcons.small]: icon(192, 30),
    [siteIcons.large]: icon(512, 80),
    // Only a circle of four fifths of the side is safe: https://www.w3.org/TR/appmanifest/#icon-masks
    [siteIcons.maskable]: icon(512, 56),
  };
  await mkdir(outDir, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, data]) => writeFile(join(outDir, name), data)));
}

function icon(side: number, cell: number): Buffer {
  return rasterize(iconDrawing(side, cell), side);
}

if (import.meta.main) await writeDiscoveryFiles({ outDir: "build/client" });
