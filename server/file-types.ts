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
} as const;

interface FileType {
  contentType: string;
  cache: keyof typeof cacheControl;
  /** The build stores a `.br` beside the file. */
  isCompressed: boolean;
}

const text = (contentType: string, cache: FileType["cache"] = "day"): FileType => ({
  contentType,
  cache,
  isCompressed: true,
});
const binary = (contentType: string): FileType => ({ contentType, cache: "day", isCompressed: false });

const fileTypes: Record<string, FileType> = {
  html: text("text/html; charset=utf-8", "minutes"),
  css: text("text/css; charset=utf-8"),
  js: text("text/javascript; charset=utf-8"),
  json: text("application/json"),
  // A page's data for client navigation, in the type that React Router's own server sends.
  data: text("text/x-script; charset=utf-8", "minutes"),
  txt: text("text/plain; charset=utf-8"),
  xml: text("application/xml"),
  webmanifest: text("application/manifest+json"),
  svg: text("image/svg+xml"),
  vtt: text("text/vtt; charset=utf-8"),
  avif: binary("image/avif"),
  gif: binary("image/gif"),
  ico: binary("image/x-icon"),
  jpeg: binary("image/jpeg"),
  jpg: binary("image/jpeg"),
  png: binary("image/png"),
  webp: binary("image/webp"),
  m4a: binary("audio/mp4"),
  mp3: binary("audio/mpeg"),
  mp4: binary("video/mp4"),
  webm: binary("video/webm"),
  pdf: binary("application/pdf"),
  woff2: binary("font/woff2"),
  zip: binary("application/zip"),
};

export const fileExtensions = Object.keys(fileTypes);

/**
 * @param path a file's path, or a URL path
 * @returns undefined if the site does not serve such files
 */
export function fileTypeOf(path: string): FileType | undefined {
  const [, extension = ""] = /\.(\w+)$/.exec(path) ?? [];
  return Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined;
}

/** A sentence for each file of a type that the site does not serve. */
export function unservableFiles(files: string[]): string[] {
  return files
    .filter((file) => !fileTypeOf(file))
    .map(
      (file) => `${file} is of a type that server/file-types.ts does not list: ${fileExtensions.join(", ")}`,
    );
}
