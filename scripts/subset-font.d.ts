/** What this project uses of subset-font, which ships no types: https://github.com/papandreou/subset-font */
declare module "subset-font" {
  type Options = {
    targetFormat?: "truetype" | "woff" | "woff2";
    /** OpenType feature tags to keep; all others go. */
    keepFeatures?: string[];
    /** A number pins an axis; a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** Entries of the `name` table to keep beside the essential ones. */
    preserveNameIds?: number[];
    noHinting?: boolean;
    dropTables?: string[];
  };
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}
