/** Rules for single texts, as patterns. The check and the editor call the same function. */
import type { Language } from "../domain/languages.ts";
import { site } from "./site.ts";
import { voice as en } from "./voice/en.ts";
import { voice as es } from "./voice/es.ts";
import type { Voice } from "./voice-rules.ts";

export const voices: Record<Language, Voice> = { en, es };

/** A problem of a text: the rule as the end of a sentence, and the words that break it: `tú”, “eres`. */
export interface Finding {
  rule: string;
  found: string;
}

type Rule = Voice["rules"][number];

const typography: Rule[] = [
  ["has a straight quotation mark or apostrophe", /["']/],
  ["has two spaces in a row, or a space at an end", / {2}|^\s|\s$/],
  ["has a dash between thoughts", /—|\s[-–]\s/],
  ["has a space before a mark", /[^\S\n][.,;:?!]/],
  // A point after a single letter or before an ordinal sign is that of an abbreviation: S.R.L., e.g., 1.º
  ["has a mark without a space after it", /(?<!(?<!\p{L})\p{L})[.](?![ºª])\p{L}|[,;:!?]\p{L}/u],
  ["has an open quotation mark or bracket", /“[^”]*$|^[^“]*”|\([^)]*$|^[^(]*\)/],
  ["has an invisible character", /[\u00a0\u00ad\u200b-\u200d\u2060\ufeff]/],
];

/** Pages that offer the studio's work. On other pages a price, a percentage or a year can be news. */
const isOffer = (file: string) => /^(home|common|services|categories|details|specimens)(\/|$)/.test(file);
const offerRules: Rule[] = [
  ["has a price or a percentage", /[%$€£]/],
  ["has a number that is not a fact of app/content/facts.json", /\d+/],
];

/** URLs, file names, names of tools (Node.js, .NET), times and dates follow their own rules. */
const technical =
  /https?:\/\/[^\s”)]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])[\p{L}\d-]+(?:\.[a-z]{2,4})+(?![\p{L}\d])|(?<![\p{L}\d])(?:ASP)?\.NET(?!\p{L})|\d{1,2}:\d{2}|\d{4}-\d{2}-\d{2}/gu;

/**
 * @param file the text's file, as in `textFiles`
 * @param meantSo words of this file that break a rule on purpose: exceptions.json
 */
export function textFindings(
  text: string,
  file: string,
  language: Language,
  meantSo: string[] = [],
): Finding[] {
  // The check names a language without a voice.
  const { names, rules } = voices[language] ?? { names: [], rules: [] };
  const facts = [site.mvpDays, site.copyrightYear, site.questionYear].map(String);
  const plain = [...meantSo, ...names, site.address.replace(/^https:\/\/(?=.)/, "")]
    .reduce((rest, name) => rest.replaceAll(name, "X"), text)
    .replaceAll(technical, "X");
  const withoutFacts = plain.replaceAll(/\d+/g, (number) => (facts.includes(number) ? "X" : number));
  // A quotation does not follow the studio's voice.
  const withoutQuotations = plain.replaceAll(/“[^”]*”/g, "“X”");
  return [
    ...broken(typography, plain),
    ...broken(rules, withoutQuotations),
    ...(isOffer(file) ? broken(offerRules, withoutFacts) : []),
  ];
}

function broken(rules: Rule[], text: string): Finding[] {
  return rules.flatMap(([rule, pattern]) => {
    const found = new Set(text.match(new RegExp(pattern, `${pattern.flags}g`)));
    return found.size === 0 ? [] : [{ rule, found: [...found].join("”, “") }];
  });
}
