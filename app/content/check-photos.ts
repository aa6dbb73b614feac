import { globSync, readFileSync } from "node:fs";

/** The first bytes of JPEG, PNG, WebP and AVIF. */
const photoStart = /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/**
 * Names the files that the build cannot turn into photographs, one line each. The build's own error has no file name.
 *
 * @param folders the folders from which pages import photographs: docs/images.md
 */
export function photoFileProblems(folders = ["app/content/photos", "app/images"]): string[] {
  return globSync(folders.map((folder) => `${folder}/*`))
    .filter((file) => !/\.(jpe?g|png|webp|avif)$/.test(file) || !photoStart.test(startOf(file)))
    .map(
      (file) =>
        `${file} must be a JPEG, PNG, WebP or AVIF image, and its name must end in .jpg, .jpeg, .png, .webp or .avif`,
    );
}

function startOf(file: string): string {
  return readFileSync(file).toString("latin1", 0, 12);
}
