/**
 * Builds the site, step by step, beside `build/`, and replaces that folder when the build is whole. `npm run build` runs
 * it; `npm start` runs it if the build is stale.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { listPaths } from "../app/seo/known-paths.server.ts";
import { writeCloudflareFiles } from "../server/cloudflare-config.ts";
import { getFileType, listUnservableFiles } from "../server/file-types.ts";
import { unlistedFiles } from "../server/resolve-request.ts";
import { listPublicFiles } from "../server/static-files.ts";
import { buildFolder } from "./build-folder.ts";
import { hashSources, stampBuild } from "./build-if-stale.ts";
import { bundleScript } from "./bundle-script.ts";
import { checkSources, stopAtProblems } from "./check-sources.ts";
import { finishDocuments } from "./finish-documents.ts";
import { currentState, listOpenItems } from "./launch-check.ts";

const publicFolder = `${buildFolder}/client`;

/** Outside the public folder, so that these files have no URL. */
const unlistedFolder = `${buildFolder}/unlisted`;

function run(...args: string[]): void {
  const { status, signal, error } = spawnSync(process.execPath, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --enable-source-maps` },
  });
  if (status === 0) return;
  console.error(`${args[0]} failed: ${error?.message ?? signal ?? `status ${status}`}`);
  process.exit(status || 1);
}

/** Beside the folder, which React Router empties. */
const claim = `${buildFolder}.process`;

/** Two builds at once would write into one folder. The file tells a build that runs from one that was ended. */
function claimFolder(): void {
  try {
    const other = Number(readFileSync(claim, "utf8"));
    // Throws if that process has ended.
    process.kill(other, 0);
    stopAtProblems([`Another build runs in this folder, as process ${other}. Wait until it is done.`]);
  } catch {
    rmSync(buildFolder, { recursive: true, force: true });
    writeFileSync(claim, String(process.pid));
  }
}

// A file that is saved meanwhile makes the build stale.
const sources = hashSources();
stopAtProblems(checkSources());
claimFolder();
run("scripts/generated-styles.ts");
// The log level hides the list of pages.
run("node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "error");

finishDocuments(
  publicFolder,
  [
    ...listPaths().map((path): [string, string] => [path, join(publicFolder, path, "index.html")]),
    ...[...unlistedFiles]
      .filter(([name]) => name.endsWith(".html"))
      .map(([name, path]): [string, string] => [path, join(unlistedFolder, name)]),
  ],
  await bundleScript("app/inline-script.ts", "iife"),
);

for (const [name, path] of unlistedFiles)
  if (name.endsWith(".data")) renameSync(`${publicFolder}${path}.data`, join(unlistedFolder, name));
// Client navigation needs the data of pages, not of files.
const dataFiles = new Set(listPaths().map((path) => `${publicFolder}${path === "/" ? "/_" : path}.data`));
for (const file of globSync(`${publicFolder}/**/*.data`)) if (!dataFiles.has(file)) rmSync(file);
// The folders of pages that were moved.
for (const path of unlistedFiles.values()) rmSync(join(publicFolder, path), { recursive: true, force: true });
rmSync(`${buildFolder}/server`, { recursive: true });

// macOS and Windows create these files.
for (const file of globSync(`${publicFolder}/**/{.DS_Store,Thumbs.db}`)) rmSync(file);
stopAtProblems(listUnservableFiles(listPublicFiles(publicFolder)));
await Promise.all(
  globSync(`${publicFolder}/**/*.*`)
    .filter((file) => getFileType(file)?.isCompressed)
    // Node's default is brotli's highest quality, 11.
    .map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))),
);
writeCloudflareFiles(buildFolder);
stampBuild(buildFolder, sources);
// The old build is inside the new one until the new one has its place.
if (existsSync("build")) renameSync("build", `${buildFolder}/old`);
renameSync(buildFolder, "build");
rmSync("build/old", { recursive: true, force: true });
rmSync(claim);

const open = listOpenItems(currentState).length;
if (open > 0)
  console.warn(`The site is built. ${open} items are open before it can go public: npm run launch-check`);
