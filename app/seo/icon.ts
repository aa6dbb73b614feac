import type { LoaderFunctionArgs } from "react-router";
import { iconDrawing } from "./icon-drawing.server.ts";
import { rasterize } from "./rasterize.server.ts";
import { siteIcons } from "./site-icons.ts";

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
  if (!size) return new Response(iconDrawing(16, 3), { headers: { "Content-Type": "image/svg+xml" } });
  const [side, cell] = size;
  const icon = new Uint8Array(rasterize(iconDrawing(side, cell), side));
  if (pathname === siteIcons.raster)
    return new Response(icoFile(icon, side), { headers: { "Content-Type": "image/x-icon" } });
  return new Response(icon, { headers: { "Content-Type": "image/png" } });
}

/** An ICO file that contains one PNG image: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoFile(png: Uint8Array<ArrayBuffer>, side: number): Blob {
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true); // An icon, not a cursor
  header.setUint16(4, 1, true); // Number of images
  header.setUint8(6, side);
  header.setUint8(7, side);
  header.setUint16(10, 1, true); // Colour planes
  header.setUint16(12, 32, true); // Bits per pixel
  header.setUint32(14, png.length, true);
  header.setUint32(18, header.byteLength, true); // Position of the image
  return new Blob([header, png]);
}
