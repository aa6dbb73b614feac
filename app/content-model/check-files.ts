/** Checks the files of the folder `public` that the content names: the drawings of the logo and the clients, photographs. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../languages.ts";
import { prosePageKinds } from "../routes.ts";
import { type Place, type Problem, report } from "./problems.ts";
import { readSvg, readSvgSize } from "./read-svg.ts";
import type { Content } from "./schema.ts";
import type { SharedContent } from "./shared-schema.ts";

export type Drawings = Pick<SharedContent, "logo" | "clients">;

export function checkDrawings({ logo, clients: { clients } }: Drawings, folder: string): Problem[] {
  return [
    ...checkFile({ file: "logo", path: ["file"] }, logo.file, folder),
    ...checkFile({ file: "logo", path: ["icon"] }, logo.icon, folder),
    ...clients.flatMap(({ file }, index) =>
      checkFile({ file: "clients", path: ["clients", index, "file"] }, file, folder),
    ),
  ];
}

export function checkPhotos(content: Content, language: Language, folder: string): Problem[] {
  return prosePageKinds.flatMap((page) =>
    checkFile({ file: page, path: [language, "photo", "file"] }, content[page]?.photo?.file, folder),
  );
}

/** In kB of 1000 bytes: a second of a slow phone's connection. */
const largestPhoto = 200;

function checkFile(place: Place, file: string | undefined, folder: string): Problem[] {
  if (!file) return [];
  const path = join(folder, file);
  if (!existsSync(path)) return [report(place, "names {file}, which is not in the folder public", { file })];
  if (!path.endsWith(".svg")) {
    const size = Math.round(statSync(path).size / 1000);
    const values = { file, size, max: largestPhoto };
    return size > largestPhoto
      ? [report(place, "names {file}, which has {size} kB, at most {max}", values)]
      : [];
  }
  try {
    readSvgSize(path);
  } catch (error) {
    const values = { file, reason: String(error) };
    return [report(place, "names {file}, which is not valid SVG: {reason}", values)];
  }
  const [found] =
    /<script|<foreignObject|<text\b|<image\b|@import|url\((?!\s*["']?#)|href\s*=\s*["'](?!#)/.exec(
      readSvg(path),
    ) ?? [];
  return found
    ? [report(place, "names {file}, which contains {found}; a logo consists of paths", { file, found })]
    : [];
}
