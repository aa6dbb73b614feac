import type { LoaderFunctionArgs } from "react-router";
import { knownPaths } from "./known-paths.server.ts";
import { previewImage } from "./preview-image.server.ts";
import { previewImagePath } from "./preview-image-path.ts";

/** Each image by its path. React Router requests each file twice during the build. */
const images = new Map<string, Promise<Buffer>>();

export async function loader({ url: { pathname } }: LoaderFunctionArgs) {
  const page = knownPaths().find((path) => previewImagePath(path) === pathname);
  if (!page) throw new Response("Not found", { status: 404 });
  const image = images.get(pathname) ?? previewImage(page);
  if (import.meta.env.PROD) images.set(pathname, image);
  return new Response(new Uint8Array(await image), { headers: { "Content-Type": "image/png" } });
}
