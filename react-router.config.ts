import type { Config } from "@react-router/dev/config";
import { listUnknownPaths } from "./app/paths.ts";
import { listPublicPaths } from "./app/seo/known-paths.server.ts";
import { buildFolder } from "./scripts/build-folder.ts";

// React Router gives each page ten seconds, by `AbortSignal.timeout`, and has no option for it: the build would depend on
// the machine's load. Here it is five minutes, and the build fails if this no longer has an effect.
const { timeout } = AbortSignal;
let hasEffect = false;
AbortSignal.timeout = (milliseconds) => {
  hasEffect ||= milliseconds >= 10_000;
  return timeout(300_000);
};

export default {
  buildDirectory: buildFolder,
  // Rendered while the site is built, and in development; no server renders for a visitor. With `false`, development would
  // show an empty page for a URL outside `prerender`, such as an unknown address.
  ssr: true,
  // All routes stand in one file: no server could tell them one by one.
  routeDiscovery: { mode: "initial" },
  prerender: [...listPublicPaths(), ...listUnknownPaths()],
  buildEnd() {
    if (!hasEffect) throw new Error("React Router limits the time of a page in another way than before");
  },
} satisfies Config;
