import { site } from "../content/site.ts";

/** The title of an inner page in browsers and search results. */
export function addBrand(title: string): string {
  return `${title} – ${site.brand}`;
}
