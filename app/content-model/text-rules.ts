/** Rules for single texts, as patterns. The check and the editor call the same function. */
import type { Language } from "../languages.ts";
import type { Place, Problem } from "./problems.ts";
import { type Rule, voices } from "./voice.ts";

/** The rule as the end of a sentence, and the words that break it, with the text around the first of them. */
type Finding = Omit<Problem, keyof Place>;

const typography: Rule[] = [
  ["has a straight quotation mark or apostrophe; the curved ones are “, ” and ’", /["']/],
  ["has two spaces in a row, or a space at an end", / {2}|^\s|\s$/],
  ["has a dash between thoughts", /—|\s[-–]\s/],
  ["has a space before a mark", /[^\S\n][.,;:?!](?!\p{L})/u],
  // Not the point in a name, as in Node.js and acme.com
  ["has a mark without a space after it", /(?<=\p{Ll})[.]\p{Lu}|[,;:!?]\p{L}/u],
  [
    "has an open quotation mark or bracket",
    /“(?=[^”]*$)\S*|[^\s“]*”(?<=^[^“]*)|\((?=[^)]*$)\S*|[^\s(]*\)(?<=^[^(]*)/,
  ],
  [
    "has HTML or Markdown, which is shown as typed; where a text may link, write the page as {ux} or {design/ux}",
    /<\/?[a-z][^<>]*>|&(?:[a-z]{2,6}|#\d+);|`[^`]+`|(?<![\p{L}\d_*])(__?|\*\*?)[^\s_*]([^_*]*[^\s_*])?\1(?![\p{L}\d_*])|\[[^\]]+\]\([^)]*\)/iu,
  ],
  ["has an invisible character", /[\u00a0\u00ad\u200b-\u200d\u2060\ufeff]/],
];

/** These follow their own rules, such as `{design/ux}`, which visitors read as the title of a page. */
const addresses = /\{[\w/-]+\}|https?:\/\/[^\s”)"<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** @param promised the sentences of promises in it, which are checked in their own file */
export function findBrokenRules(text: string, language: Language, promised: string[] = []): Finding[] {
  const plain = [...promised, addresses].reduce(mask, text);
  // A quotation does not follow the studio's voice.
  const withoutQuotations = mask(plain, /(?<=“)[^”]+/g);
  return [
    ...findBroken(typography, plain, text),
    // TypeScript names a language without a voice.
    ...findBroken(voices[language] ?? [], withoutQuotations, text),
  ];
}

/** @param plain the text without what a rule ignores, which is masked */
function findBroken(rules: Rule[], plain: string, text: string): Finding[] {
  return rules.flatMap(([rule, pattern]) => {
    // Most texts break no rule.
    if (!pattern.test(plain)) return [];
    const matches = [...plain.matchAll(new RegExp(pattern, `${pattern.flags}g`))];
    const [first] = matches;
    if (!first) return [];
    const found = matches.map(({ index, 0: { length } }) => text.slice(index, index + length));
    return [
      {
        message: rule,
        found: `“${[...new Set(found)].join("”, “")}” (“${clip(text, first.index, first[0].length)}”)`,
      },
    ];
  });
}

/** As long as the original, so that a finding has the same place in both. */
const mask = (text: string, words: string | RegExp) =>
  text.replaceAll(words, (found) => "X".repeat(found.length));

/** A part of the text with at most 40 characters before and after it. */
function clip(text: string, start: number, length: number): string {
  const from = Math.max(0, start - 40);
  const to = start + length + 40;
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}
