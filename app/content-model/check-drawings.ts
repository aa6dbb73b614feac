/** Validates the drawings of the logo and the clients. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Message, type Place, type Problem, report, type Values } from "./problems.ts";
import { readSvg, readSvgSize } from "./read-svg.ts";
import type { SharedContent } from "./shared-schema.ts";

export type Drawings = Pick<SharedContent, "logo" | "clients">;

/** @param folder the folder that contains the logo files */
export function checkDrawings({ logo, clients: { clients } }: Drawings, folder: string): Problem[] {
  const files: [file: string | undefined, place: Place][] = [
    [logo.file, { file: "logo", path: ["file"] }],
    [logo.icon, { file: "logo", path: ["icon"] }],
    ...clients.map(({ file }, index): (typeof files)[number] => [
      file,
      { file: "clients", path: ["clients", index, "file"] },
    ]),
  ];
  return files.flatMap(([file, place]) => (file ? checkFile(file, place, folder) : []));
}

function checkFile(file: string, place: Place, folder: string): Problem[] {
  const found = (message: Message, values: Values = {}) => [report(place, message, { file, ...values })];
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
