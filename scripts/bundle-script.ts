import { build } from "vite";

/** Bundles a script for the browser, as a script for inlining into documents or as a module. */
export async function bundleScript(entry: string, format: "iife" | "es"): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      lib: { entry, formats: [format], name: "script", fileName: "script" },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !("output" in result)) throw new Error(`${entry} gave no output`);
  return result.output[0].code.trim();
}
