import type { Picture } from "vite-imagetools";

/** The photographs of `app/content/photos/`, each with the files that the build generates from it: docs/images.md */
const photos = import.meta.glob<Picture>("../content/photos/*", {
  query: "?photo",
  import: "default",
  eager: true,
});

/** @param file the file name in the folder, which the check validates */
export function findPhoto(file: string): Picture {
  const photo = photos[`../content/photos/${file}`];
  // A response, because React Router logs any other error with its stack. Only development gets here.
  if (!photo) throw new Response(`app/content/photos/${file} is missing`, { status: 500 });
  return photo;
}
