/** Validates every language's texts against the schema and against the rules that span several texts. */
import { existsSync, globSync } from "node:fs";
import { phaseDays, services } from "../domain/catalogue.ts";
import { categoryKeys, detailKeys, serviceKeys } from "../domain/catalogue-keys.ts";
import { contrastOf, luminance } from "../domain/contrast.ts";
import { isLanguage, type Language, languages } from "../domain/languages.ts";
import { keysOf } from "../domain/records.ts";
import { quoteProblems } from "../quote/check.ts";
import { pageRow, prosePageKinds } from "../routes.ts";
import { drawingProblems } from "./check-drawings.ts";
import {
  formatPlace,
  formatProblem,
  type Place,
  type Problem,
  problem,
  schemaProblems,
} from "./check-schema.ts";
import { readClients } from "./clients.server.ts";
import { files, readShared } from "./contents.server.ts";
import { readLogo } from "./logo.ts";
import { promisedSentences } from "./promises.ts";
import { contentFile, type DeepPartial, type TextName, type Texts, textFiles } from "./schema.ts";
import { type SharedContent, type StudioPromise, sharedFiles } from "./shared-schema.ts";
import { textFindings } from "./text-rules.ts";
import { lettersMessage, lettersNotInFont } from "./text-shapes.ts";

/** Files of which any text may be missing. */
type UncheckedTexts = DeepPartial<Texts>;

interface Text extends Place {
  text: string;
}

/**
 * Lists the problems of the texts, one line each: file, key, value found and limit.
 *
 * @returns an empty list if the content can be published
 */
export function contentProblems(...content: Parameters<typeof contentFindings>): string[] {
  return [...unknownFileProblems(), ...contentFindings(...content).map(formatProblem)];
}

/** @param publicFolder the folder that contains the logo files */
export function contentFindings(
  textValues: Record<string, unknown> = files,
  sharedValues: Record<string, unknown> = readShared(),
  publicFolder = "public",
): Problem[] {
  // Until the schema has found no value of another type, nothing relies on these types.
  const texts = textValues as UncheckedTexts;
  const present = keysOf(textFiles).filter((name) => !isLeftOut(name, texts));
  const findings = [
    ...Object.entries(sharedValues),
    ...present.map((name) => [name, texts[name] ?? {}] as const),
  ].flatMap(([name, content]) => schemaProblems(name, content));
  const problems = findings.map(({ problem }) => problem);
  if (findings.some(({ stops }) => stops === "all")) return problems;
  const { facts, colors, logo, clients, "quote-terms": quoteTerms, ...lists } = sharedValues as SharedContent;
  const { promises } = lists.promises;
  const all = textsIn(texts);
  return [
    ...problems,
    ...planProblems(facts.mvpDays),
    ...photoProblems(texts),
    ...copiedTextProblems(all),
    ...halfWrittenProblems(texts),
    ...colorProblems(colors),
    ...drawingProblems(readLogo(logo), readClients(clients.clients, publicFolder), publicFolder),
    ...quoteProblems(texts.quote ?? {}, quoteTerms, facts.mvpDays),
    ...ruleProblems(all, promises),
    ...repetitionProblems(all, promises),
    ...fontProblems(all),
    ...languages.flatMap((language) => countProblems(texts, language)),
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

function colorProblems(colors: SharedContent["colors"]): Problem[] {
  return leastContrasts.flatMap(([text, ground, least]) => {
    const [value, other] = [colors[text], colors[ground]];
    const contrast = contrastOf(luminanceOf(value), luminanceOf(other));
    // The schema reports a value that is no colour.
    if (!(contrast < least)) return [];
    const values = { value, ground: `${ground} (${other})`, contrast: contrast.toFixed(1), least };
    const message = "is {value}, whose contrast with {ground} is {contrast}, at least {least}" as const;
    return problem({ file: "colors", path: [text] }, message, values);
  });
}

const luminanceOf = (hex: string) =>
  luminance(...[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)));

/** Whether no language has texts for an optional page. If one language has them, the schema requires the others. */
function isLeftOut(name: TextName, texts: UncheckedTexts): boolean {
  const kind = prosePageKinds.find((kind) => kind === name);
  return kind !== undefined && pageRow(kind).isOptional && Object.keys(texts[name] ?? {}).length === 0;
}

/** Finds files with a misspelt name or without a row in the page table: the site would never show their texts. */
function unknownFileProblems(): string[] {
  const known = [...Object.keys(textFiles), ...Object.keys(sharedFiles)].map(contentFile);
  return globSync("app/content/**/*.json")
    .filter((file) => !known.includes(file))
    .map(
      (file) => `${file} belongs to no page: app/routes.ts and app/content/schema.ts list the known files`,
    );
}

function photoProblems(texts: UncheckedTexts): Problem[] {
  const photos = prosePageKinds.flatMap((file) =>
    languages.map((language) => ({ file, language, photo: texts[file]?.[language]?.photo?.file })),
  );
  return photos
    .filter(({ photo }) => photo && !existsSync(`app/content/photos/${photo}`))
    .map(({ file, language, photo }) =>
      problem({ file, path: [language, "photo", "file"] }, "is not a file in app/content/photos", {}, photo),
    );
}

function planProblems(mvpDays: number): Problem[] {
  const plans = Object.entries({
    phaseDays,
    ...Object.fromEntries(serviceKeys.map((key) => [`services.${key}.spans`, services[key].spans])),
  });
  return plans.flatMap(([plan, spans]) => {
    const days = spans.reduce<number>((sum, span) => sum + span, 0);
    const message = "is {value}, but {plan} in app/domain/catalogue.ts has {days} days" as const;
    return days === mvpDays
      ? []
      : problem({ file: "facts", path: ["mvpDays"] }, message, { value: mvpDays, plan, days });
  });
}

/** Finds texts that were copied from another language. Names and short texts may be the same. */
function copiedTextProblems(all: Text[]): Problem[] {
  const originals = new Map<string, string>();
  return all.flatMap(({ text, ...place }) => {
    const [language, ...path] = place.path;
    const isShort = (text.match(/(?<=\s)\p{Ll}/gu) ?? []).length < 3;
    if (isShort && !["languageName", "locale"].includes(String(path.at(-1)))) return [];
    const key = [place.file, ...path, text].join("/");
    const other = originals.get(key);
    originals.set(key, other ?? String(language));
    return other ? problem(place, "is the same text as in {other}", { other }, `“${text}”`) : [];
  });
}

/** Finds an answer of the studio, or a part of a page of text, that exists in some languages only. */
function halfWrittenProblems(texts: UncheckedTexts): Problem[] {
  return (["answers", ...prosePageKinds] as const).flatMap((file) => {
    const written = languages.filter((language) => texts[file]?.[language]);
    // The schema reports what every language must have, and the number of paragraphs may differ.
    const partsOf = (language: Language) =>
      textsBelow(texts[file]?.[language])
        .filter(({ path, text }) => text && /^(photo|sections)(?!.*paragraphs)|answer$/.test(path.join()))
        .map(({ path }) => path);
    return written.flatMap((language) => {
      const own = partsOf(language).map(String);
      return written.flatMap((other) =>
        partsOf(other)
          .filter((path) => !own.includes(String(path)))
          .map((path) =>
            problem({ file, path: [language, ...path] }, 'is missing, and "{other}" has it', { other }),
          ),
      );
    });
  });
}

function countProblems(texts: UncheckedTexts, language: Language): Problem[] {
  const counted: [file: TextName, key: string, entries: unknown[] | undefined, expected: number][] = [
    ["home", "phases", texts.home?.[language]?.phases, phaseDays.length],
    ...categoryKeys.map((category): (typeof counted)[number] => {
      const file = `categories/${category}` as const;
      return [file, "choose", texts[file]?.[language]?.choose, detailKeys(category).length];
    }),
    ...serviceKeys.flatMap((service): typeof counted => {
      const file = `services/${service}` as const;
      const { process, related } = texts[file]?.[language] ?? {};
      return [
        [file, "process", process, services[service].spans.length],
        [file, "related", related, services[service].related.length],
      ];
    }),
  ];
  return counted
    .filter(([, , entries, expected]) => entries && entries.length !== expected)
    .map(([file, key, { length: count } = [], expected]) =>
      problem({ file, path: [language, key] }, "has {count} entries, but {file} sets {expected}", {
        count,
        file: "app/domain/catalogue.ts",
        expected,
      }),
    );
}

/** The texts of files. Their paths start with the language. */
function textsIn(files: Record<string, unknown>): Text[] {
  return Object.entries(files).flatMap(([file, content]) =>
    textsBelow(content).map((text) => ({ file, ...text })),
  );
}

function textsBelow(value: unknown, path: Place["path"] = []): Omit<Text, "file">[] {
  // File names and URLs are not texts.
  if (path.at(-1) === "url" || path.at(-1) === "file") return [];
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsBelow(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
const sentencesOf = (text: string) => text.split(/(?<=[.!?…][”’»)]*)\s+/);

function ruleProblems(all: Text[], promises: StudioPromise[]): Problem[] {
  return [...all, ...textsIn({ promises: { promises } })].flatMap(({ text, ...place }) => {
    const language = place.path.map(String).find(isLanguage);
    if (!language) return [];
    // A promise is checked in its own file, and several pages may contain it.
    const promised = place.file === "promises" ? [] : promisedSentences(language, promises);
    return textFindings(text, language, promised).map(({ rule, found, around }) => ({
      ...place,
      message: rule,
      found: `“${found}”`,
      around: `“${around}”`,
    }));
  });
}

/** The texts of preview images have these keys. */
const drawnKeys: PropertyKey[] = ["headline", "title"];

function fontProblems(texts: Text[]): Problem[] {
  return texts
    .filter(({ path, text }) => drawnKeys.includes(path.at(-1) ?? "") && lettersNotInFont(text).length > 0)
    .map(({ text, ...place }) =>
      problem(place, lettersMessage, { letters: lettersNotInFont(text).join(" ") }, `“${text}”`),
    );
}

/**
 * Finds repeated sentences of two words or more, and repeated titles in search results. Five sources may repeat:
 * common words appear on many pages, specimens quote each other, the quote page uses the words of all services, promises
 * have one wording, and a signpost ends in the few words before its links.
 */
function repetitionProblems(all: Text[], promises: StudioPromise[]): Problem[] {
  const seen = new Map<string, Place>();
  return all.flatMap(({ text, ...place }) => {
    if (/^(common|quote|specimens\/.*)$/.test(place.file) || place.path.at(-1) === "links") return [];
    const language = languages.find((language) => language === place.path[0]);
    if (!language) return [];
    const isMeta = place.path.includes("meta");
    const promised = promisedSentences(language, promises);
    const own = promised.reduce((rest, sentences) => rest.replace(sentences, ""), text);
    return sentencesOf(own).flatMap((sentence) => {
      const spoken = wordsIn(sentence);
      // A page's headline may equal its title in search results.
      const key = `${language} ${isMeta ? "meta " : ""}${spoken.join(" ")}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, place);
      return first && spoken.length > 1
        ? [problem(place, "repeats {other}", { other: formatPlace(first) }, `“${sentence}”`)]
        : [];
    });
  });
}
