/** `npm run edit` starts the editor of editor/README.md on this machine only. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { runnerImport } from "vite";
import { getContentPath } from "../app/content-model/problems.ts";
import { textFiles } from "../app/content-model/schema.ts";
import { sharedFiles } from "../app/content-model/shared-schema.ts";
import { bundleScript } from "../scripts/bundle-script.ts";
import { buildConfig } from "./config.ts";
import { explainFailure, formatInLabels, isOlder } from "./messages.ts";
import type { Asset } from "./save-problems.ts";
import { writeFiles } from "./write-files.ts";

interface EditorRequest {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  body: { action?: string; params?: Partial<Saved> };
}
interface Response {
  status(code: number): Response;
  type(name: string): Response;
  json(value: unknown): void;
  send(text: string): void;
}
type Next = (error?: unknown) => void;

const folder = import.meta.dirname;
const project = join(folder, "..");
const port = Number(process.env.PORT ?? 5180);
const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];

process.env.GIT_REPO_DIRECTORY = project;
const require = createRequire(import.meta.url);
const express = require("express");
const { registerLocalFs } = require("decap-server/dist/middlewares.js");

const app = express();
app.disable("x-powered-by");
app.use(refuseStrangers, express.json({ limit: "50mb" }), refuseWrongAccess);
const config = buildConfig();
app.get("/config.json", (_: EditorRequest, response: Response) => response.json(config));
// Bundled for each visit, because it contains the facts and the promises.
app.get("/main.js", (_: EditorRequest, response: Response, next: Next) => {
  bundleScript(join(folder, "main.ts"), "es").then((script) => response.type("js").send(script), next);
});
app.use(express.static(folder));
// The thumbnails of the logos.
app.use(express.static(join(project, "public")));
app.use("/decap", express.static(join(folder, "node_modules/decap-cms/dist")));
await registerLocalFs(app, { logLevel: "error" });
app
  .listen(port, "127.0.0.1", () => console.log(`The editor is open at http://${hosts[0]}`))
  .on("error", ({ message }: Error) => {
    console.error(`The editor may be open already. PORT sets another port: ${message}`);
    process.exitCode = 1;
  });

/**
 * Rejects requests from pages of other sites, and from other host names that resolve to this machine (DNS rebinding).
 */
function refuseStrangers({ headers }: EditorRequest, response: Response, next: Next) {
  const { host = "", origin } = headers;
  const isOwn = hosts.includes(host) && (!origin || hosts.some((own) => origin === `http://${own}`));
  if (isOwn) next();
  else response.status(403).json({ error: "This editor only accepts requests from its own page." });
}

/** What Decap sends to save: files of the content, and the files that were chosen in their fields. */
interface Saved {
  /** `basedOn` is the file as the form began with it, `null` if there was no file: main.ts */
  dataFiles: { path: string; raw: string; basedOn: string | null }[];
  assets: Asset[];
}

const contentFiles = Object.keys({ ...textFiles, ...sharedFiles }).map(getContentPath);
const isOwnFile = (path: unknown) =>
  contentFiles.includes(String(path)) || /^public(\/[\w.-]+\.(svg|png|jpe?g|webp|avif))?$/.test(String(path));

/**
 * Rejects access to other files than the site's content and images, older versions, and texts that break a rule. Saves the
 * others itself, because Decap's server would write into the files, one after the other.
 */
function refuseWrongAccess(request: EditorRequest, response: Response, next: Next) {
  if (request.path !== "/api/v1") return next();
  const { action, params = {} } = request.body;
  const paths = findPaths(params);
  if (paths.some((path) => !isOwnFile(path)))
    return response
      .status(403)
      .json({ error: `The editor has no access to ${paths.find((path) => !isOwnFile(path))}` });
  if (action !== "persistEntry") return next();
  const { dataFiles = [], assets = [] } = params;
  if (dataFiles.some(({ path, basedOn }) => basedOn !== readText(path)))
    return response.status(409).json({ error: isOlder });
  // Imported again for each save, because a module keeps the facts and the promises of its first import.
  runnerImport<typeof import("./save-problems.ts")>("./editor/save-problems.ts")
    .then(({ module: { checkSave } }) => {
      const problems = dataFiles.flatMap(({ path, raw }) => checkSave(path, raw, assets));
      if (problems.length > 0)
        return response.status(422).json({ error: problems.map(formatInLabels).join("\n") });
      writeFiles([
        ...dataFiles.map(({ path, raw }) => ({ path: join(project, path), content: raw })),
        ...assets.map(({ path, content, encoding }) => ({
          path: join(project, path),
          content: Buffer.from(content, encoding),
        })),
      ]);
      response.json({ message: "entry persisted" });
    })
    .catch((error) => response.status(500).json({ error: explainFailure(error) }));
}

const readText = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : null);

/** Every path in a request of Decap's protocol, at any depth. */
function findPaths(value: unknown, key = ""): string[] {
  if (typeof value === "string") return /^(path|paths|folder|mediaFolder|newPath)$/.test(key) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => findPaths(part, Array.isArray(value) ? key : name));
}
