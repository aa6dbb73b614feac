/** An SVG file in the folder `public`. */
export interface LogoFile {
  /** "/acme.svg" for `public/acme.svg`. */
  file: string;
  /** The intrinsic size of the file. It reserves the space while the file loads; the layout scales it. */
  width: number;
  height: number;
}

export type LogoSource = readonly string[] | LogoFile;

export interface Client {
  name: string;
  logo: LogoSource;
  /** Whether the logo's file shows the name, so that it is not repeated beside it. */
  containsName?: boolean;
  isInvented: boolean;
}

export interface StudioLogo {
  mark: LogoSource;
  /** The letter that a mark in cells shows. In a brand that begins with this letter, the mark replaces it. */
  replacesFirstLetter?: string;
  /** Whether the mark's file shows the name, so that the letters are not repeated beside it. */
  containsName?: boolean;
  /** A square drawing in its own colours that replaces the mark in the browser's tab and on home screens. */
  icon?: LogoFile;
}

export function isLogoFile(drawing: LogoSource): drawing is LogoFile {
  return "file" in drawing;
}

/** The letters that the mark shows, if any, and the letters beside the mark. */
export function splitWordmark(logo: StudioLogo, brand: string) {
  if (logo.containsName) return { replaced: brand, beside: "" };
  const letter = logo.replacesFirstLetter;
  return letter && brand.toUpperCase().startsWith(letter.toUpperCase())
    ? { replaced: brand.slice(0, 1), beside: brand.slice(1) }
    : { replaced: "", beside: brand };
}

/** The approximate length of the wordmark, in letters. */
export function measureWordmark(logo: StudioLogo, brand: string): number {
  const { width, gap } = placeMark(logo, brand);
  return splitWordmark(logo, brand).beside.length + (width + gap) / letterWidth;
}

/** The mean width of a letter, in em of the display font. */
const letterWidth = 0.56;

/** In em of the display font: the height of Archivo's capitals, and the box into which a mark from a file is scaled. */
export const capitalHeight = 0.686;
export const markFileRoom = { width: 5, height: 1 };

/**
 * The position of the mark in the wordmark, in em: its size, the distance from the top of the capitals to its upper
 * edge, and the gap between it and the letters. A cell is a quarter of a capital. A file is centred on the capitals.
 */
export function placeMark(logo: StudioLogo, brand: string) {
  const { mark } = logo;
  const { replaced, beside } = splitWordmark(logo, brand);
  const gap = beside === "" ? 0 : replaced ? 0.06 : 0.25;
  if (isLogoFile(mark)) {
    const scale = Math.min(markFileRoom.width / mark.width, markFileRoom.height / mark.height);
    const height = scale * mark.height;
    return { width: scale * mark.width, height, top: (capitalHeight - height) / 2, gap };
  }
  const cell = capitalHeight / 4;
  return { width: cell * (mark[0]?.split(" ").length ?? 0), height: cell * mark.length, top: 0, gap };
}
