import { paths } from "../paths.ts";

/** In pixels. Chats and social networks crop other aspect ratios. */
export const previewImageSize = { width: 1200, height: 630 };

/**
 * `/og/en/ux.png` for `/en/ux`, and `/og/landing.png` for the landing.
 *
 * @param pathname one of `knownPaths()`
 */
export function previewImagePath(pathname: string): string {
  return `/og${pathname === paths.landing() ? "/landing" : pathname}.png`;
}
