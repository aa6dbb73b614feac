import type { Config } from "@react-router/dev/config";
import { errorPath, errorStatuses, knownPaths, unknownPaths } from "./app/paths.ts";

export default {
  // Rendered while the site is built, and in development; no server renders for a visitor.
  ssr: true,
  prerender: [...knownPaths(), ...unknownPaths(), ...errorStatuses.map(errorPath)],
} satisfies Config;
