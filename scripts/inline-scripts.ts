import { build } from "vite";

/** Bundles and minifies a script for inlining into documents. */
export async function bundleInlineScript(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "inline" },
      rollupOptions: { output: { entryFileNames: "inline.js" } },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !("output" in result)) throw new Error(`${entry} gave no output`);
  return result.output[0].code.trim();
}
