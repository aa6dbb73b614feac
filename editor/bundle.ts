import { join } from "node:path";
import { build } from "vite";

/** Bundles the editor's script for the browser, with the schema and the rules of the content. */
export async function bundleEditor(): Promise<string> {
  const entry = join(import.meta.dirname, "main.ts");
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    build: { write: false, target: "esnext", lib: { entry, formats: ["es"], fileName: "main" } },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : [];
  const [chunk] = output;
  if (chunk?.type !== "chunk") throw new Error("The editor's script was not built");
  return chunk.code;
}
