import { statSync, writeFileSync } from "node:fs";
import { basename, relative } from "node:path";
import type { Plugin } from "vite";

/** By name of a script or a style sheet: the packages and source files in it, and their length before the minifier. */
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
      const add = (file: string, source: string, length: number) => {
        const lengths = sizes[basename(file)] ?? {};
        lengths[source] = (lengths[source] ?? 0) + length;
        sizes[basename(file)] = lengths;
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const { importedCss } = chunk.viteMetadata ?? {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          add(chunk.fileName, nameOf(id), renderedLength);
          for (const sheet of id.endsWith(".css") ? (importedCss ?? []) : [])
            add(sheet, nameOf(id), statSync(id).size);
        }
      }
      writeFileSync(moduleSizesFile, JSON.stringify(sizes));
    },
  };
}

function nameOf(id: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  return name ?? relative(process.cwd(), id.replace(/\?.*|\0/g, ""));
}
