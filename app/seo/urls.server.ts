import { site } from "../content-model/site.server.ts";

export function buildUrl(path: string): string {
  return `${site.address}${path}`;
}
