/** Rules for single texts, as patterns. The check and the editor call the same function. */
import { type Language, languages } from "../domain/languages.ts";
import type { Place } from "./check-schema.ts";
import { site } from "./site.ts";
import { voice as en } from "./voice/en.ts";
import { voice as es } from "./voice/es.ts";
import type { Voice } from "./voice-rules.ts";

export const voices: Record<Language, Voice> = { en, es };

/**
 * A problem of a text: the rule as the end of a sentence, the words that break it (`tú”, “eres`), and the text around
 * the first of them.
 */
export interface Finding {
  rule: string;
  found: string;
  around: string;
}

type Rule = Voice["rules"][number];

const typography: Rule[] = [
  ["has a straight quotation mark or apostrophe; the curved ones are “, ” and ’", /["']/],
  ["has two spaces in a row, or a space at an end", / {2}|^\s|\s$/],
  ["has a dash between thoughts; write a comma, a colon or a full stop", /—|\s[-–]\s/],
  ["has a space before a mark", /[^\S\n][.,;:?!]/],
  // A point after a single letter or before an ordinal sign is that of an abbreviation: S.R.L., e.g., 1.º
  ["has a mark without a space after it", /(?<!(?<!\p{L})\p{L})[.](?![ºª])\p{L}|[,;:!?]\p{L}/u],
  [
    "has an open quotation mark or bracket",
    /“(?=[^”]*$)\S*|(?<=^[^“]*)[^\s“]*”|\((?=[^)]*$)\S*|(?<=^[^(]*)[^\s(]*\)/,
  ],
  ["has HTML, which is shown as typed", /<\/?(?!a\b)[a-z][^<>]*>|&(?:[a-z]{2,6}|#\d+);/i],
  [
    "has Markdown, which is shown as typed",
    /`[^`]+`|(?<![\p{L}\d_*])(__?|\*\*?)[^\s_*]([^_*]*[^\s_*])?\1(?![\p{L}\d_*])/u,
  ],
  [
    "has a link in HTML or Markdown, which is shown as typed; where a text may link, write the page as {ux} or {design/ux}",
    /<a\b[^<>]*>|\[[^\]]+\]\([^)]*\)/i,
  ],
  ["has an invisible character", /[\u00a0\u00ad\u200b-\u200d\u2060\ufeff]/],
];

/** Pages that offer the studio's work. On other pages a price, a percentage or a year can be news. */
const isOffer = ({ file, path }: Place) =>
  /^(home|common|services|categories|details|specimens|quote|promises)(\/|$)/.test(file) &&
  !path.includes("sample");
const number = /\d+(?:[.,]\d+)*/;

const offerRules: Rule[] = [
  [
    "has a price, a percentage or a number that is not a fact of app/content/facts.json",
    new RegExp(`(?:[$€£]\\s?)?${number.source}(?:\\s?%)?|[$€£%]`),
  ],
];

/** These follow their own rules. */
const technical = [
  // URLs and e-mail addresses
  /https?:\/\/[^\s”)"<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  // Systems and standards with a version
  /(?<!\p{L})(?:Android|iOS|iPadOS|macOS|Windows|Chrome|Firefox|Safari|WCAG|React|Angular|Vue|Node\.js|Next\.js|PHP) \d+(?:\.\d+)*/gu,
  // Host names with or without a path, file names and names of tools: www.acme.com/team, disk.txt, Node.js, .NET
  /(?<![\p{L}\d])(?:[\p{L}\d-]+\.)+[a-z]{2,}(?![\p{L}\d])(?:\/[^\s”)"<>]*)?|(?<![\p{L}\d])(?:ASP)?\.NET(?!\p{L})/gu,
  // Times, opening hours and dates; not the hours of an answer, as in "24 h"
  /(?<!\d)(?:1?\d|2[0-4]) \p{L}{1,3} (?:1?\d|2[0-4]) ?hs?(?!\p{L})/gu,
  /\d{1,2}:\d{2}|\d{4}-\d{2}-\d{2}|(?<!\d)24\/7(?!\d)|(?<!\d)\d{1,2} ?(?:[ap]\. ?m\.|[ap]m(?!\p{L}))/gu,
  // Words with digits: HTML5, B2B, 3D, but not USD300
  /(?<![\p{L}\d])(?:(?!USD|ARS|EUR)\p{L}+\d[\p{L}\d]*|[23]D(?![\p{L}\d]))/gu,
];

/** Dates with the name of a month: March 12, 2027, from 20 to 31 December, 12 de marzo de 2027. */
const dates = Object.fromEntries(languages.map((language) => [language, datesIn(language)])) as Record<
  Language,
  RegExp
>;
function datesIn(language: Language): RegExp {
  const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const month = Array.from({ length: 12 }, (_, index) => format(Date.UTC(2026, index))).join("|");
  const days = "\\d{1,2}(?!\\d)(?: \\p{L}{1,3} \\d{1,2}(?!\\d))?";
  return new RegExp(
    `(?<!\\d)(?:${days} (?:de |of )?)?(?<!\\p{L})(?:${month})(?: ${days})?(?:,? (?:de )?20\\d\\d)?(?!\\p{L})`,
    "gu",
  );
}

/**
 * @param place the text's file, as in `textFiles`, and its key
 * @param meantSo words of this file that break a rule on purpose: exceptions.json
 */
export function textFindings(
  text: string,
  place: Place,
  language: Language,
  meantSo: string[] = [],
): Finding[] {
  // The check names a language without a voice.
  const { names, rules } = voices[language] ?? { names: [], rules: [] };
  const facts = [site.mvpDays, site.copyrightYear, site.questionYear].map(String);
  const ignored = [...meantSo, ...names, site.address.replace(/^https:\/\/(?=.)/, "")];
  const plain = [...ignored, ...technical, dates[language]].reduce(masked, text);
  const withoutFacts = plain.replaceAll(new RegExp(number, "g"), (found) =>
    facts.includes(found) ? mask(found) : found,
  );
  // A quotation does not follow the studio's voice.
  const withoutQuotations = masked(plain, /(?<=“)[^”]+/g);
  return [
    ...broken(typography, plain, text),
    ...broken(rules, withoutQuotations, text),
    ...(isOffer(place) ? broken(offerRules, withoutFacts, text) : []),
  ];
}

/** @param plain the text without what a rule ignores, which is masked */
function broken(rules: Rule[], plain: string, text: string): Finding[] {
  return rules.flatMap(([rule, pattern]) => {
    const matches = [...plain.matchAll(new RegExp(pattern, `${pattern.flags}g`))];
    const [first] = matches;
    if (!first) return [];
    const found = matches.map(({ index, 0: { length } }) => text.slice(index, index + length));
    return [
      { rule, found: [...new Set(found)].join("”, “"), around: around(text, first.index, first[0].length) },
    ];
  });
}

/** As long as the original, so that a finding has the same place in both. */
const mask = (words: string) => "X".repeat(words.length);
const masked = (text: string, words: string | RegExp) => text.replaceAll(words, mask);

/** A part of the text with at most 40 characters before and after it. */
function around(text: string, start: number, length: number): string {
  const from = Math.max(0, start - 40);
  const to = start + length + 40;
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}
