import { paths } from "../paths.ts";

/** In pixels: what chat apps and social networks show whole (1.91 to 1). */
export const previewImageSize = { width: 1200, height: 630 };

/**
 * Where a page's preview image stands: `/og/en/ux.png`, and `/og/landing.png` for the landing.
 *
 * @param pathname one of `knownPaths()`
 */
export function previewImagePath(pathname: string): string {
  return `/og${pathname === paths.landing() ? "/landing" : pathname}.png`;
}
