/** Finds texts that are copied, repeated, half written, or that break the rules of a language or the site's font. */
import { isLanguage, type Language, languages } from "../domain/languages.ts";
import { prosePageKinds } from "../routes.ts";
import { formatPlace, type Place, type Problem, problem } from "./check-schema.ts";
import { promisedSentences } from "./promises.ts";
import type { UncheckedTexts } from "./schema.ts";
import type { StudioPromise } from "./shared-schema.ts";
import { textFindings } from "./text-rules.ts";
import { lettersMessage, lettersNotInFont } from "./text-shapes.ts";

interface Text extends Place {
  text: string;
}

export function textProblems(texts: UncheckedTexts, promises: StudioPromise[]): Problem[] {
  const all = textsIn(texts);
  return [
    ...copiedTextProblems(all),
    ...halfWrittenProblems(texts),
    ...ruleProblems(all, promises),
    ...repetitionProblems(all, promises),
    ...fontProblems(all),
  ];
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

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
const sentencesOf = (text: string) => text.split(/(?<=[.!?…][”’»)]*)\s+/);

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
