import { site } from "../content-model/site.ts";

export function buildUrl(path: string): string {
  return `${site.address}${path}`;
}
