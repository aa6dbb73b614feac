import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { contents } from "../../app/content/contents.server.ts";
import { knownPaths } from "../../app/paths.ts";
import { previewImagePath, previewImageSize } from "../../app/seo/preview-image-path.ts";
import manifest from "../../package.json" with { type: "json" };
import { previewImage } from "./preview-image.ts";
import { loadTypesetter } from "./typesetter.ts";

const defaultCache = fileURLToPath(new URL("../../node_modules/.cache/preview-images", import.meta.url));

/** In bytes: a chat app that finds more may show no picture at all. */
const largestFile = 300_000;
const mostThreads = 8;

/**
 * Writes the preview image of each known page to the public folder.
 *
 * The SVG holds all that a picture depends on, its letters' outlines included, so its digest tells whether the PNG of
 * an earlier build still stands.
 *
 * @param options.outDir the public folder
 * @param options.cacheDir PNGs of the last build, by digest
 * @param options.fontsDir where `scripts/fonts.ts` put the fonts
 * @returns how many pictures were drawn, and how many were there already
 * @throws when a picture is too large to be shown
 */
export async function buildPreviewImages({
  outDir,
  cacheDir = defaultCache,
  fontsDir,
}: {
  outDir: string;
  cacheDir?: string;
  fontsDir?: string;
}) {
  const typeset = await loadTypesetter(fontsDir);
  const images = knownPaths().map((pathname) => {
    const svg = previewImage(pathname, contents, typeset);
    return { svg, digest: digestOf(svg), file: join(outDir, previewImagePath(pathname)) };
  });

  await mkdir(cacheDir, { recursive: true });
  const pngs = await readCache(cacheDir);
  const missing = images.filter(({ digest }) => !pngs.has(digest));
  await forEachInThreads(missing, async ({ digest, file }, png) => {
    if (png.length > largestFile)
      throw new Error(`${file} would have ${png.length} bytes, over ${largestFile}.`);
    pngs.set(digest, png);
    // A build that is stopped half-way must not leave half a picture.
    await writeFile(join(cacheDir, `${digest}.tmp`), png);
    await rename(join(cacheDir, `${digest}.tmp`), join(cacheDir, `${digest}.png`));
  });

  for (const { digest, file } of images) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pngs.get(digest) as Uint8Array);
  }
  await forget(cacheDir, new Set(images.map(({ digest }) => `${digest}.png`)));
  return { drawn: missing.length, unchanged: images.length - missing.length };
}

function digestOf(svg: string): string {
  const rasterizer = manifest.devDependencies["@resvg/resvg-js"];
  return createHash("sha256").update(`${rasterizer} ${previewImageSize.width} ${svg}`).digest("hex");
}

async function readCache(folder: string): Promise<Map<string, Uint8Array>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".png"));
  const pngs = files.map(
    async (file) => [file.slice(0, -".png".length), await readFile(join(folder, file))] as const,
  );
  return new Map(await Promise.all(pngs));
}

async function forget(folder: string, kept: Set<string>): Promise<void> {
  const files = (await readdir(folder)).filter((file) => !kept.has(file));
  await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
}

/** Draws each picture in the next free thread: encoding a PNG takes long, and blocks the thread that does it. */
async function forEachInThreads<Image extends { svg: string }>(
  images: readonly Image[],
  done: (image: Image, png: Uint8Array) => Promise<void>,
): Promise<void> {
  const queue = images.values();
  const threads = Math.min(availableParallelism(), mostThreads, images.length);
  const work = async () => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    try {
      for (const image of queue) {
        worker.postMessage(image.svg);
        const [png] = (await once(worker, "message")) as [Uint8Array];
        await done(image, png);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
}

if (import.meta.main) {
  const { drawn, unchanged } = await buildPreviewImages({ outDir: "build/client" });
  console.log(`Preview images: ${drawn} drawn, ${unchanged} unchanged`);
}
