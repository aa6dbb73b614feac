/** By channel value: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const linear = Array.from({ length: 256 }, (_, channel) =>
  channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
);

/** @returns no number for a channel that is none */
export function computeLuminance(red = 0, green = 0, blue = 0): number {
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = [linear[red], linear[green], linear[blue]];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two luminances, below 1 if the first is the darker: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function computeContrast(light: number, dark: number): number {
  return (light + 0.05) / (dark + 0.05);
}
