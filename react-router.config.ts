import type { Config } from "@react-router/dev/config";
import { listUnknownPaths } from "./app/paths.ts";
import { listPublicPaths } from "./app/seo/known-paths.server.ts";
import { buildFolder } from "./scripts/build-folder.ts";

export default {
  buildDirectory: buildFolder,
  // Rendered while the site is built, and in development; no server renders for a visitor. With `false`, development would
  // show an empty page for a URL outside `prerender`, such as an unknown address.
  ssr: true,
  // All routes stand in one file: no server could tell them one by one.
  routeDiscovery: { mode: "initial" },
  prerender: [...listPublicPaths(), ...listUnknownPaths()],
} satisfies Config;
