/** `npm run edit:build` builds the editor for a static host. This editor commits to a repository: editor/README.md */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleScript } from "../scripts/bundle-script.ts";
import { buildConfig } from "./config.ts";

const folder = import.meta.dirname;
const backendFile = join(folder, "backend.json");
const out = join(folder, "build");

if (!existsSync(backendFile)) {
  console.error("editor/backend.json is missing. editor/README.md describes its content.");
  process.exit(1);
}
const backend = JSON.parse(readFileSync(backendFile, "utf8"));

rmSync(out, { recursive: true, force: true });
mkdirSync(out);
for (const file of ["index.html", "editor.css"]) cpSync(join(folder, file), join(out, file));
cpSync(join(folder, "node_modules/decap-cms/dist"), join(out, "decap"), {
  recursive: true,
  filter: (path) => !path.endsWith(".map"),
});
writeFileSync(join(out, "main.js"), await bundleScript(join(import.meta.dirname, "main.ts"), "es"));
writeFileSync(join(out, "config.json"), JSON.stringify(buildConfig(backend)));
console.log("The editor is in editor/build. Put it on a static host, at its own URL.");
