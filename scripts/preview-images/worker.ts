/** One of the threads that `preview-images.ts` starts: it is sent SVG documents and answers each with its PNG. */
import { parentPort } from "node:worker_threads";
import { previewImageSize } from "../../app/seo/preview-image-path.ts";
import { rasterize } from "../rasterize.ts";

parentPort?.on("message", (svg: string) => parentPort?.postMessage(rasterize(svg, previewImageSize.width)));
