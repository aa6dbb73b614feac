import type { Config } from "@react-router/dev/config";
import { knownPaths, unknownPaths } from "./app/paths.ts";

export default {
  ssr: false,
  prerender: [...knownPaths(), ...unknownPaths()],
} satisfies Config;
