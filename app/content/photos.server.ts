import type { Picture } from "vite-imagetools";

/** The photographs of this folder, each as the files that the build makes of it: docs/images.md */
const photos = import.meta.glob<Picture>("./photos/*", { query: "?photo", import: "default", eager: true });

/** @param file its name in the folder; the check has found it there */
export function photoNamed(file: string): Picture {
  return photos[`./photos/${file}`] as Picture;
}
