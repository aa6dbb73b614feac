import { site } from "../content/site.ts";

export function buildUrl(path: string): string {
  return `${site.address}${path}`;
}
