import { site } from "../content-model/contents.server.ts";

export function buildUrl(path: string): string {
  return `${site.address}${path}`;
}
