/** Checks the files of the folder `public` that the content names: the drawings of the logo and the clients, photographs. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../languages.ts";
import { prosePageKinds } from "../routes.ts";
import { type Place, type Problem, report, type Values } from "./problems.ts";
import { readSvg, readSvgSize } from "./read-svg.ts";
import type { Content } from "./schema.ts";
import type { SharedContent } from "./shared-schema.ts";

export type Drawings = Pick<SharedContent, "logo" | "clients">;

export function checkDrawings({ logo, clients: { clients } }: Drawings, folder: string): Problem[] {
  const files: [file: string | undefined, place: Place][] = [
    [logo.file, { file: "logo", path: ["file"] }],
    [logo.icon, { file: "logo", path: ["icon"] }],
    ...clients.map(({ file }, index): (typeof files)[number] => [
      file,
      { file: "clients", path: ["clients", index, "file"] },
    ]),
  ];
  return files.flatMap(([file, place]) => (file ? checkDrawing(file, place, folder) : []));
}

function checkDrawing(file: string, place: Place, folder: string): Problem[] {
  const found = (message: string, values: Values = {}) => [report(place, message, { file, ...values })];
  const path = join(folder, file);
  if (!existsSync(path)) return found("names {file}, which is not in the folder public");
  try {
    readSvgSize(path);
  } catch (error) {
    return found("names {file}, which is not valid SVG: {reason}", { reason: String(error) });
  }
  const [foreign] =
    /<script|<foreignObject|<text\b|<image\b|@import|url\((?!\s*["']?#)|href\s*=\s*["'](?!#)/.exec(
      readSvg(path),
    ) ?? [];
  return foreign
    ? found("names {file}, which contains {found}; a logo consists of paths", { found: foreign })
    : [];
}

/** In kB of 1000 bytes: a second of a slow phone's connection. */
const largestPhoto = 200;

export function checkPhotos(content: Content, language: Language, folder: string): Problem[] {
  return prosePageKinds.flatMap((page) => {
    const { file } = content[page]?.photo ?? {};
    if (!file) return [];
    const place = { file: page, path: [language, "photo", "file"] };
    const path = join(folder, file);
    if (!existsSync(path)) return report(place, "names {file}, which is not in the folder public", { file });
    const size = Math.round(statSync(path).size / 1000);
    const values = { file, size, max: largestPhoto };
    return size > largestPhoto
      ? report(place, "names {file}, which has {size} kB, at most {max}", values)
      : [];
  });
}
