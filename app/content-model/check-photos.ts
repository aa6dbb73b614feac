import { globSync, readFileSync } from "node:fs";
import sharp from "sharp";

/** Phones show a photograph at the width of the screen, with two pixels or more for each CSS pixel. */
const leastWidth = 960;

/**
 * Names the files that the build cannot turn into photographs, one line each. The build's own error has no file name.
 *
 * @param folders the folders from which pages import photographs: docs/images.md
 */
export async function checkPhotoFiles(folders = ["app/content/photos", "app/images"]): Promise<string[]> {
  const files = globSync(folders.map((folder) => `${folder}/*`)).sort();
  const problems = await Promise.all(files.map(checkPhotoFile));
  return problems.flatMap((problem, index) => (problem ? [`${files[index]} ${problem}`] : []));
}

async function checkPhotoFile(file: string): Promise<string | undefined> {
  if (!/\.(jpe?g|png|webp|avif)$/.test(file))
    return "does not end in .jpg, .jpeg, .png, .webp or .avif, in small letters";
  try {
    // Not the path: for a file that is replaced during `npm run dev`, sharp would return the old image.
    const image = sharp(readFileSync(file));
    const { autoOrient } = await image.metadata();
    // Decodes the whole image. `metadata` reads the start only.
    await image.resize(16).toBuffer();
    return autoOrient.width < leastWidth
      ? `is ${autoOrient.width} pixels wide, at least ${leastWidth}`
      : undefined;
  } catch {
    // The messages of sharp name its own parts, or another file's problem.
    return "is no complete image in JPEG, PNG, WebP or AVIF";
  }
}
