/** Builds the site, step by step, into `build/`. `npm run build` runs it; `npm start` does where it must. */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { knownPaths, unknownPaths } from "../app/paths.ts";
import { pageMetadata } from "../app/seo/page-metadata.server.ts";
import { structuredData } from "../app/seo/structured-data.ts";
import { writeCloudflareFiles } from "../server/cloudflare-config.ts";
import { unservableFiles } from "../server/file-types.ts";
import { resolveRequest } from "../server/resolve-request.ts";
import { publicFiles } from "../server/static-files.ts";
import { checkBudgets } from "./budgets.ts";
import { sourceProblems, stopAtProblems } from "./check-sources.ts";
import { compressFiles } from "./compress.ts";
import { discoveryFiles } from "./discovery-files.ts";
import { finishDocuments } from "./finish-documents.ts";
import { buildFonts } from "./fonts.ts";
import { bundleInlineScripts } from "./inline-scripts.ts";
import { currentFindings } from "./launch-check.ts";
import { writePreviewImages } from "./preview-images.ts";
import { sourceHash } from "./source-hash.ts";

const publicFolder = "build/client";

const unknownFolder = "build/unknown";

/** Where the host finds the page of an unknown address; outside the public folder, so that it has no address. */
function unknownPlace(path: string): string {
  const resolved = resolveRequest("GET", path, "");
  if ("page" in resolved) return join(unknownFolder, resolved.page);
  throw new RangeError(`${path} is no unknown address`);
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}

const rendered = (path: string) => join(publicFolder, path, "index.html");

stopAtProblems(sourceProblems());
rmSync("build", { recursive: true, force: true });
run(process.execPath, "scripts/count-styles.ts");
await buildFonts();
// Quietly: it would list each page, and warn of the source maps that docs/decisions/hosting.md explains.
run("react-router", "build", "--logLevel", "error");

const hashes = finishDocuments(
  publicFolder,
  [
    ...knownPaths().map((path) => ({
      from: rendered(path),
      to: rendered(path),
      isUnknown: false,
      structuredData: structuredData(pageMetadata(path)),
    })),
    ...unknownPaths().map((path) => ({ from: rendered(path), to: unknownPlace(path), isUnknown: true })),
  ],
  await bundleInlineScripts(),
);
mkdirSync("build", { recursive: true });
writeFileSync("build/hashes.json", JSON.stringify(hashes, null, 2));

// The stand-ins' folders and data, and the router's own fallback: no address leads to them.
for (const path of unknownPaths()) {
  rmSync(join(publicFolder, path), { recursive: true, force: true });
  rmSync(join(publicFolder, `${path}.data`));
}
rmSync(join(publicFolder, "__spa-fallback.html"));

for (const [name, draw] of Object.entries(discoveryFiles)) writeFileSync(join(publicFolder, name), draw());
await writePreviewImages(publicFolder);
// Folders that macOS or Windows has shown hold these.
for (const file of globSync(`${publicFolder}/**/{.DS_Store,Thumbs.db}`)) rmSync(file);
stopAtProblems(unservableFiles(publicFiles(publicFolder)));
await compressFiles(publicFolder);
await compressFiles(unknownFolder);
checkBudgets(publicFolder);
writeCloudflareFiles("build");
writeFileSync("build/source-hash", sourceHash());

const { length } = currentFindings();
if (length > 0)
  console.warn(
    `The site is built. ${length} things are to settle before it goes public: npm run launch-check`,
  );
