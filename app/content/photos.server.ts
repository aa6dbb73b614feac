import type { Picture } from "vite-imagetools";

/** The photographs of this folder, each with the files that the build generates from it: docs/images.md */
const photos = import.meta.glob<Picture>("./photos/*", { query: "?photo", import: "default", eager: true });

/** @param file the file name in the folder, which the check validates */
export function photoNamed(file: string): Picture {
  return photos[`./photos/${file}`] as Picture;
}
