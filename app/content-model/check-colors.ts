/** Checks that each colour of text is readable on its grounds, and that the accent is not the colour of text. */
import { type Problem, report } from "./problems.ts";
import type { SharedContent } from "./shared-schema.ts";

/**
 * The least contrast of each text with its grounds, which the browser tests require too. With `prefers-contrast` they
 * require more, and ash becomes bone. Contact labels and the indicators of questions are on clay.
 */
const leastContrasts = [
  ["bone", "ink", 8],
  ["bone", "soil", 8],
  ["bone", "clay", 7],
  ["ash", "ink", 7],
  ["ash", "soil", 7],
  ["lime", "ink", 8],
  ["lime", "soil", 8],
] as const;
type TextColor = (typeof leastContrasts)[number][0];

export function checkColors({ colors }: SharedContent): Problem[] {
  const isAccent = colors.lime !== colors.bone;
  const problems = isAccent
    ? []
    : [report({ file: "colors", path: ["lime"] }, "repeats {other}", { other: "bone" })];
  const faint = leastContrasts.flatMap(([text, ground, least]) => {
    const [value, other] = [colors[text], colors[ground]];
    const contrast = computeContrast(readLuminance(value), readLuminance(other));
    // The schema reports a value that is no colour.
    if (!(contrast < least)) return [];
    const nearest = findNearest(text, colors);
    const values = { value, ground: `${ground} (${other})`, contrast: contrast.toFixed(1), least, nearest };
    const message =
      "is {value}, whose contrast with {ground} is {contrast}, at least {least}, as {nearest} has";
    return report({ file: "colors", path: [text] }, message, values);
  });
  return [...problems, ...faint];
}

/** The nearest lighter colour with enough contrast on each ground, because text is lighter than its ground. */
function findNearest(text: TextColor, colors: SharedContent["colors"]): string {
  const candidates = Array.from({ length: 256 }, (_, step) =>
    readChannels(colors[text])
      .map((channel) => Math.ceil(channel + ((255 - channel) * step) / 255))
      .reduce((hex, channel) => hex + channel.toString(16).padStart(2, "0"), "#"),
  );
  const isReadable = (color: string) =>
    leastContrasts.every(
      ([name, ground, least]) =>
        name !== text || computeContrast(readLuminance(color), readLuminance(colors[ground])) >= least,
    );
  return candidates.find(isReadable) ?? "none";
}

const readChannels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const readLuminance = (hex: string) => computeLuminance(...readChannels(hex));

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
