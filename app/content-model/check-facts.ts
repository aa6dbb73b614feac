/** Checks the facts against the catalogue and the files: colours, plans of days, photographs. */
import { existsSync } from "node:fs";
import { phaseDays, services } from "../catalogue/catalogue.ts";
import { serviceKeys } from "../catalogue/catalogue-keys.ts";
import { languages } from "../languages.ts";
import { prosePageKinds } from "../routes.ts";
import { type Problem, report } from "./check-schema.ts";
import { computeContrast, computeLuminance } from "./contrast.ts";
import type { UncheckedTexts } from "./schema.ts";
import type { SharedContent } from "./shared-schema.ts";

export function checkFacts(texts: UncheckedTexts, { facts, colors }: SharedContent): Problem[] {
  return [
    ...checkPlans(facts.mvpDays),
    ...checkReportDays(texts, facts.mvpDays),
    ...checkPhotoNames(texts),
    ...checkColors(colors),
  ];
}

function checkPlans(mvpDays: number): Problem[] {
  const plans = Object.entries({
    phaseDays,
    ...Object.fromEntries(serviceKeys.map((key) => [`services.${key}.spans`, services[key].spans])),
  });
  return plans.flatMap(([plan, spans]) => {
    const days = spans.reduce<number>((sum, span) => sum + span, 0);
    const message = "is {value}, but {plan} in app/catalogue/catalogue.ts has {days} days" as const;
    return days === mvpDays
      ? []
      : report({ file: "facts", path: ["mvpDays"] }, message, { value: mvpDays, plan, days });
  });
}

/** The example of a weekly report is about a plan of as many days. */
function checkReportDays(texts: UncheckedTexts, max: number): Problem[] {
  return languages.flatMap((language) => {
    const { week, date, decide } = texts["specimens/project"]?.[language] ?? {};
    const days = { "week.last": week?.last, "date.to": date?.to, "decide.day": decide?.day };
    return Object.entries(days)
      .filter(([, day]) => day && day > max)
      .map(([key, value]) =>
        report(
          { file: "specimens/project", path: [language, ...key.split(".")] },
          "is {value}, at most {max}",
          {
            value: value ?? 0,
            max,
          },
        ),
      );
  });
}

function checkPhotoNames(texts: UncheckedTexts): Problem[] {
  const photos = prosePageKinds.flatMap((file) =>
    languages.map((language) => ({ file, language, photo: texts[file]?.[language]?.photo?.file })),
  );
  return photos
    .filter(({ photo }) => photo && !existsSync(`app/content/photos/${photo}`))
    .map(({ file, language, photo }) =>
      report({ file, path: [language, "photo", "file"] }, "is not a file in app/content/photos", {}, photo),
    );
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
    const values = { value, ground: `${ground} (${other})`, contrast: contrast.toFixed(1), least };
    const message = "is {value}, whose contrast with {ground} is {contrast}, at least {least}" as const;
    return report({ file: "colors", path: [text] }, message, values);
  });
}

const readLuminance = (hex: string) =>
  computeLuminance(...[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)));
