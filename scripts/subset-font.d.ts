/**
 * The part of subset-font that this project uses. The package has no types: https://github.com/papandreou/subset-font
 */
declare module "subset-font" {
  export type Options = {
    targetFormat?: "truetype" | "woff" | "woff2";
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    preserveNameIds?: number[];
  };
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}
