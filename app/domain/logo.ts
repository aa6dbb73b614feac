/** An SVG file in the folder `public`. */
export interface LogoFile {
  /** "/acme.svg" for `public/acme.svg`. */
  file: string;
  /** The size that the file has, so that the page keeps its room while it loads. The layout scales it. */
  width: number;
  height: number;
  /** A file keeps its colours. `true` fills the whole drawing with the colour of text. */
  inTextColor?: boolean | undefined;
}

export type LogoSource = readonly string[] | LogoFile;

export interface Client {
  name: string;
  logo: LogoSource;
  isMadeUp: boolean;
}

export type StudioLogo =
  | {
      mark: readonly string[];
      /** The letter that the cells show. A brand that begins with it is written with the mark in its place. */
      replacesFirstLetter?: string | undefined;
    }
  | { mark: LogoFile };

export function isLogoFile(drawing: LogoSource): drawing is LogoFile {
  return "file" in drawing;
}

/**
 * The letter that the mark takes the place of, if it does, and those beside the mark. `length` is about as many letters
 * as the whole wordmark is wide.
 */
export function wordmarkLetters(logo: StudioLogo, brand: string) {
  const letter = "replacesFirstLetter" in logo ? logo.replacesFirstLetter : undefined;
  if (letter && brand.toUpperCase().startsWith(letter.toUpperCase()))
    return { replaced: brand.slice(0, 1), beside: brand.slice(1), length: brand.length };
  return { replaced: "", beside: brand, length: brand.length + (isLogoFile(logo.mark) ? 4 : 2) };
}

/** In em of the display font: Archivo's capitals, and the room of a mark from a file, in which it shrinks to fit. */
export const capitalHeight = 0.686;
export const markFileRoom = { width: 2.4, height: 1 };

/**
 * Where the mark stands in the wordmark, in em: its size, its upper edge below that of the capitals, and the space
 * between it and the letters. A cell is a quarter of a capital; a file's middle is the middle of the capitals.
 */
export function markPlace(logo: StudioLogo, brand: string) {
  const { mark } = logo;
  const gap = wordmarkLetters(logo, brand).replaced ? 0.06 : 0.25;
  if (isLogoFile(mark)) {
    const scale = Math.min(markFileRoom.width / mark.width, markFileRoom.height / mark.height);
    const height = scale * mark.height;
    return { width: scale * mark.width, height, top: (capitalHeight - height) / 2, gap };
  }
  const cell = capitalHeight / 4;
  return { width: cell * (mark[0]?.split(" ").length ?? 0), height: cell * mark.length, top: 0, gap };
}
