import { manifestFile, siteIcons } from "./seo/site-icons.ts";

/** The files that the build renders in addition to the pages, by path, each with its route module in `app/`. */
export const siteFiles: Record<string, string> = {
  "/robots.txt": "seo/robots.ts",
  "/sitemap.xml": "seo/sitemap.ts",
  "/llms.txt": "seo/llms.ts",
  [manifestFile]: "seo/web-manifest.ts",
  ...Object.fromEntries(Object.values(siteIcons).map((path) => [path, "seo/icon.ts"])),
};
