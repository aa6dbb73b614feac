import type { LoaderFunctionArgs } from "react-router";
import { drawIcon, rasterize } from "./icon-drawing.server.ts";
import { siteIcons } from "./site-files.ts";

/** The side of the square and of a cell in pixels, for each PNG icon. */
const rasterIcons: Record<string, [side: number, cell: number]> = {
  [siteIcons.raster]: [48, 9],
  // Apple's systems round the corners, so the mark has a margin to them.
  [siteIcons.apple]: [180, 26],
  [siteIcons.small]: [192, 30],
  [siteIcons.large]: [512, 80],
  // Only a circle with a diameter of 80 % of the side is safe: https://www.w3.org/TR/appmanifest/#icon-masks
  [siteIcons.maskable]: [512, 56],
};

export function loader({ url: { pathname } }: LoaderFunctionArgs) {
  const size = rasterIcons[pathname];
  // For a browser's tab: 16 pixels, or any multiple.
  if (!size) return new Response(drawIcon(16, 3), { headers: { "Content-Type": "image/svg+xml" } });
  const icon = new Uint8Array(rasterize(drawIcon(...size), size[0]));
  // A PNG in every case: for images, browsers read the type from the file's first bytes,
  // https://mimesniff.spec.whatwg.org/#sniffing-in-an-image-context
  const type = pathname === siteIcons.raster ? "image/x-icon" : "image/png";
  return new Response(icon, { headers: { "Content-Type": type } });
}
