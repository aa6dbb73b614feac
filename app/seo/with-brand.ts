import { site } from "../content/site.ts";

/** The title of an inner page, as browsers and search results show it. */
export function withBrand(title: string): string {
  return `${title} – ${site.brand}`;
}
