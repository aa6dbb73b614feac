/** The file types that the site serves. `npm run build` rejects any other file and names it. */

/**
 * How long a browser may cache a file without revalidation. Every file has an ETag, so a revalidation costs an empty
 * 304.
 */
export const cacheControl = {
  revalidate: "no-cache",
  /** For pages. A prefetched page stays usable, and a new release appears within five minutes. */
  minutes: "public, max-age=300",
  /** Icons, images and lists, whose names are the same in every release. */
  day: "public, max-age=86400",
  immutable: "public, max-age=31536000, immutable",
};

const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  // A page's data for client navigation, in the type that React Router's own server sends.
  data: "text/x-script; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  vtt: "text/vtt; charset=utf-8",
  avif: "image/avif",
  gif: "image/gif",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  m4a: "audio/mp4",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  webm: "video/webm",
  pdf: "application/pdf",
  woff2: "font/woff2",
  zip: "application/zip",
};

export const fileExtensions = Object.keys(types);

/**
 * @param path a file's path, or a URL path
 * @returns undefined if the site does not serve such files
 */
export function getFileType(path: string) {
  const [, extension = ""] = /\.(\w+)$/.exec(path) ?? [];
  if (!fileExtensions.includes(extension)) return undefined;
  const contentType = types[extension] ?? "";
  return {
    contentType,
    cache: /^(html|data)$/.test(extension) ? cacheControl.minutes : cacheControl.day,
    /** Then the build stores a `.br` beside the file. */
    isCompressed: /^text|json|xml/.test(contentType),
  };
}

/** A sentence for each file of a type that the site does not serve. */
export function listUnservableFiles(files: string[]): string[] {
  return files
    .filter((file) => !getFileType(file))
    .map(
      (file) => `${file} is of a type that server/file-types.ts does not list: ${fileExtensions.join(", ")}`,
    );
}
