/** Checks the facts against the catalogue and the files: colours, plans of days, photographs. */
import { existsSync } from "node:fs";
import { phaseDays } from "../catalogue/catalogue.ts";
import type { Language } from "../languages.ts";
import { prosePageKinds } from "../routes.ts";
import { getContentPath, type Problem, report } from "./problems.ts";
import type { Content } from "./schema.ts";
import type { SharedContent } from "./shared-schema.ts";

export function checkFacts({ facts, colors }: SharedContent): Problem[] {
  return [...checkPhases(facts.mvpDays), ...checkColors(colors)];
}

function checkPhases(mvpDays: number): Problem[] {
  const days = phaseDays.reduce<number>((sum, span) => sum + span, 0);
  const message = "is {value}, but phaseDays in app/catalogue/catalogue.ts has {days} days" as const;
  return days === mvpDays
    ? []
    : [report({ file: "facts", path: ["mvpDays"] }, message, { value: mvpDays, days })];
}

/** Checks a language's texts: days beyond those of an MVP, and photographs that do not exist. */
export function checkLanguage(content: Content, language: Language, max: number): Problem[] {
  const { length: count } = content["stage-days"].days;
  const stage = { file: "stage-days", path: [language, "days"] };
  const values = { count, expected: max, file: getContentPath("facts") };
  // An owner may have removed the service whose example it is.
  const { week, date, decide } = Object(content.specimens).project ?? {};
  const days = { "week.last": week?.last, "date.to": date?.to, "decide.day": decide?.day };
  return [
    ...(count === max ? [] : [report(stage, "has {count} entries, but {file} sets {expected}", values)]),
    ...Object.entries(days)
      .filter(([, day]) => day > max)
      .map(([key, value]) => {
        const place = { file: "specimens/project", path: [language, ...key.split(".")] };
        return report(place, "is {value}, at most {max}", { value, max });
      }),
    ...prosePageKinds.flatMap((file) => {
      const { file: name } = content[file]?.photo ?? {};
      const place = { file, path: [language, "photo", "file"] };
      return name && !existsSync(`app/content/photos/${name}`)
        ? report(place, "is not a file in app/content/photos", {}, name)
        : [];
    }),
  ];
}

/**
 * The least contrast of each text with its grounds, which the browser tests require too. With `prefers-contrast` they
 * require more, and ash becomes bone. The current entry of the language menu is on clay.
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

function checkColors(colors: SharedContent["colors"]): Problem[] {
  return leastContrasts.flatMap(([text, ground, least]) => {
    const [value, other] = [colors[text], colors[ground]];
    const contrast = computeContrast(readLuminance(value), readLuminance(other));
    // The schema reports a value that is no colour.
    if (!(contrast < least)) return [];
    const nearest = findNearest(value, other, least);
    const values = { value, ground: `${ground} (${other})`, contrast: contrast.toFixed(1), least, nearest };
    const message =
      "is {value}, whose contrast with {ground} is {contrast}, at least {least}, as {nearest} has" as const;
    return report({ file: "colors", path: [text] }, message, values);
  });
}

/** The nearest lighter colour with enough contrast, because text is lighter than its ground. */
function findNearest(text: string, ground: string, least: number): string {
  const candidates = Array.from({ length: 256 }, (_, step) =>
    readChannels(text)
      .map((channel) => Math.ceil(channel + ((255 - channel) * step) / 255))
      .reduce((hex, channel) => hex + channel.toString(16).padStart(2, "0"), "#"),
  );
  const isReadable = (color: string) => computeContrast(readLuminance(color), readLuminance(ground)) >= least;
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
