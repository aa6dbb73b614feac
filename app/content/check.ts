/** Holds every language's texts to the schema and to the rules that run across texts. */
import { existsSync } from "node:fs";
import type { z } from "zod";
import { phaseDays, services } from "../domain/catalogue.ts";
import { serviceKeys } from "../domain/catalogue-keys.ts";
import { type Language, languages } from "../domain/languages.ts";
import { fifteen } from "../domain/page-plan.ts";
import { placeholder } from "../unknown-pages.ts";
import { drawingProblems } from "./check-drawings.ts";
import { contents, voices } from "./contents.server.ts";
import { type Content, contentSchema } from "./schema.ts";
import { site } from "./site.ts";
import type { Voice } from "./voice-rules.ts";

type Path = readonly PropertyKey[];

interface Text {
  path: Path;
  text: string;
}

/**
 * What is wrong with the texts, a line each: file, key, what was found and what is allowed.
 *
 * @returns an empty list when the content can be published
 */
export function contentProblems(texts: Record<Language, Content> = contents): string[] {
  const inLanguages = languages.flatMap((language) =>
    texts[language] && voices[language]
      ? [
          ...schemaProblems(language, texts[language]),
          ...ruleProblems(language, textsIn(texts[language]), voices[language]),
          ...countProblems(language, texts[language]),
        ]
      : [
          `app/content/contents.server.ts: ${language} is missing, which app/domain/languages.ts lists as a language`,
        ],
  );
  return [
    ...planProblems(),
    ...placeholderProblems(),
    ...copiedNameProblems(texts),
    ...drawingProblems(),
    ...inLanguages,
  ];
}

function schemaProblems(language: Language, content: Content): string[] {
  const { error } = contentSchema.safeParse(content);
  return (error?.issues ?? []).map(
    (issue) => `${placeOf(language, issue.path)} ${sentenceFor(issue, content)}`,
  );
}

function sentenceFor(issue: z.core.$ZodIssue, content: Content): string {
  const found = issue.path.reduce<unknown>((value, key) => (value as never)?.[key], content);
  const unit = Array.isArray(found) ? "entries" : "characters";
  const count = (found as { length?: number } | undefined)?.length;
  switch (issue.code) {
    case "too_big":
      return `has ${count} ${unit}, ${issue.exact ? "exactly" : "at most"} ${issue.maximum}`;
    case "too_small":
      return `has ${count} ${unit}, ${issue.exact ? "exactly" : "at least"} ${issue.minimum}`;
    case "unrecognized_keys":
      return `has a key that the schema does not know: ${issue.keys.join(", ")}`;
    case "invalid_type":
      return found === undefined
        ? "is missing"
        : `must be a ${issue.expected}, and is ${JSON.stringify(found)}`;
    default:
      return `${issue.message}: ${JSON.stringify(found)}`;
  }
}

function planProblems(): string[] {
  const plans = Object.entries({
    ...Object.fromEntries(serviceKeys.map((key) => [`services.${key}.spans`, services[key].spans])),
    phaseDays,
  });
  const tooLong =
    site.mvpDays > fifteen
      ? [`app/content/site.ts: mvpDays is ${site.mvpDays}, at most the ${fifteen} columns of a plan`]
      : [];
  const sums = plans.flatMap(([key, spans]) => {
    const days = spans.reduce<number>((sum, span) => sum + span, 0);
    return days === site.mvpDays
      ? []
      : [
          `app/domain/catalogue.ts: ${key} adds up to ${days} days, not to the ${site.mvpDays} of app/content/site.ts`,
        ];
  });
  return [...tooLong, ...sums];
}

/** A language that was copied from another one still has the other's name. */
function copiedNameProblems(texts: Record<Language, Content>): string[] {
  return (["languageName", "locale"] as const).flatMap((key) =>
    languages.flatMap((language, index) =>
      languages
        .slice(0, index)
        .filter((other) => texts[language]?.common?.[key] === texts[other]?.common?.[key])
        .map((other) => `${placeOf(language, ["common", key])} is the same as in app/content/${other}/`),
    ),
  );
}

/** Placeholders name files, too. */
function placeholderProblems(): string[] {
  return languages
    .map((language) => ({ language, word: placeholder.detail[language] }))
    .filter(({ word }) => !/^[A-Za-z]+$/.test(word ?? ""))
    .map(
      ({ language, word }) =>
        `app/unknown-pages.ts: detailPlaceholder.${language} is “${word}”, one word of A to Z, because it is also a file's name`,
    );
}

function countProblems(language: Language, { services: texts, home }: Content): string[] {
  const counted: [path: Path, entries: unknown[] | undefined, expected: number][] = [
    [["home", "phases"], home?.phases, phaseDays.length],
    ...serviceKeys.flatMap((key): typeof counted => [
      [["services", key, "process"], texts[key]?.process, services[key].spans.length],
      [["services", key, "related"], texts[key]?.related, services[key].related.length],
    ]),
  ];
  // Where the texts are missing, the schema says so.
  return counted.flatMap(([path, entries, expected]) =>
    entries === undefined || entries.length === expected
      ? []
      : [`${placeOf(language, path)} has ${entries.length} entries, as many as the catalogue: ${expected}`],
  );
}

/** `es/details/design.ts: ux.features[3]` */
function placeOf(language: string, [family = "", ...path]: Path): string {
  const [file, rest] = family === "details" ? [`details/${String(path[0])}`, path.slice(1)] : [family, path];
  // A page that was added may have its texts in the language's list of files itself.
  const isFile = existsSync(`app/content/${language}/${String(file)}.ts`);
  const key = (isFile ? rest : [family, ...path])
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("");
  return `app/content/${language}/${isFile ? String(file) : "index"}.ts: ${key.replace(/^\./, "")}`;
}

function textsIn(value: unknown, path: Path = []): Text[] {
  if (typeof value === "string") return [{ path, text: value }];
  return Object.entries((value ?? {}) as object).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
const sentencesOf = (text: string) => text.split(/(?<=[.!?…]”?)\s+/);

/** Rules for every language: what is wrong with a text that matches, as the end of a sentence. */
const typography: [rule: string, pattern: RegExp][] = [
  ["has a straight quotation mark or apostrophe", /["']/],
  ["has two spaces in a row, or a space at an end", / {2}|^\s|\s$/],
  ["has a dash between thoughts", /—|\s[-–]\s/],
  ["has a space before a mark", /[^\S\n][.,;:?!]/],
  ["has a mark without a space after it", /[.,;:!?]\p{L}/u],
  ["has an open quotation mark or bracket", /“[^”]*$|^[^“]*”|\([^)]*$|^[^(]*\)/],
  ["has an invisible character", /[\u00a0\u00ad\u200b-\u200d\u2060\ufeff]/],
  ["has a price or a percentage", /[%$€£]/],
];

function ruleProblems(language: Language, texts: Text[], voice: Voice): string[] {
  const facts = [site.mvpDays, site.copyrightYear, site.questionYear].map(String);
  const place = (path: Path) => placeOf(language, path);
  const broken = texts.flatMap(({ path, text }) => [
    ...[...typography, ...voice.rules].flatMap(([rule, pattern]) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`${place(path)} ${rule}: “${found}” in “${text}”`];
    }),
    ...(text.match(/\d+/g) ?? [])
      .filter((number) => !facts.includes(number) && !voice.names.some((name) => text.includes(name)))
      .map(
        (number) =>
          `${place(path)} has a number that is no fact of app/content/site.ts: ${number} in “${text}”`,
      ),
  ]);
  return [...broken, ...repetitions(texts, place)];
}

/** The page of a text. Common words stand on many pages and specimens quote each other, so they have none. */
function pageOf([family, first, second]: Path): string | undefined {
  if (family === "common" || family === "specimens") return;
  if (family === "services" || family === "categories") return `${String(family)} ${String(first)}`;
  return family === "details" ? `${String(first)} ${String(second)}` : String(family);
}

/** No sentence of two words or more stands twice on the site, and no title twice in search results. */
function repetitions(texts: Text[], place: (path: Path) => string): string[] {
  const seen = new Map<string, Path>();
  return texts.flatMap(({ path, text }) => {
    const page = pageOf(path);
    if (page === undefined) return [];
    const isMeta = path.includes("meta");
    return sentencesOf(text).flatMap((sentence) => {
      const spoken = words(sentence);
      // A page's headline may also be its title in search results.
      const key = `${isMeta ? "meta " : ""}${spoken.join(" ")}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, path);
      return first && spoken.length > 1 ? [`${place(path)} repeats ${place(first)}: “${sentence}”`] : [];
    });
  });
}
