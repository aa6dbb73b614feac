import { writeFileSync } from "node:fs";
import { basename, relative } from "node:path";
import type { Plugin } from "vite";

/** By name of a script: the packages and source files in it, and their length before the minifier. */
export type ModuleSizes = Record<string, Record<string, number>>;

export const moduleSizesFile = "build/module-sizes.json";

/** Records what each script of the build consists of, for the message of a budget that it exceeds. */
export function moduleSizes(): Plugin {
  return {
    name: "site:module-sizes",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle(_, bundle) {
      const sizes: ModuleSizes = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const lengths: Record<string, number> = {};
        sizes[basename(chunk.fileName)] = lengths;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules))
          lengths[nameOf(id)] = (lengths[nameOf(id)] ?? 0) + renderedLength;
      }
      writeFileSync(moduleSizesFile, JSON.stringify(sizes));
    },
  };
}

function nameOf(id: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  return name ?? relative(process.cwd(), id.replace(/\?.*/, ""));
}
