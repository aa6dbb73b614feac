import type { LoaderFunctionArgs } from "react-router";
import { knownPaths } from "./known-paths.server.ts";
import { previewImage } from "./preview-image.server.ts";
import { previewImagePath } from "./preview-image-path.ts";

export function loader({ url: { pathname } }: LoaderFunctionArgs) {
  const page = knownPaths().find((path) => previewImagePath(path) === pathname);
  if (!page) throw new Response("Not found", { status: 404 });
  return new Response(new Uint8Array(previewImage(page)), { headers: { "Content-Type": "image/png" } });
}
