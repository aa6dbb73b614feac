/** Finds texts that are copied, repeated, half written, or that break the rules of a language. */
import { isLanguage, type Language, languages } from "../languages.ts";
import { listParts, makeRecord } from "../records.ts";
import { isProsePage, prosePageKinds } from "../routes.ts";
import { formatPlace, getContentPath, type Place, type Problem, report } from "./problems.ts";
import type { Sources } from "./read-content.ts";
import { textFiles } from "./schema.ts";
import type { StudioPromise } from "./shared-schema.ts";
import { findBrokenRules } from "./text-rules.ts";

/** The sentences of each promise that is made. Pages may share them. */
const listPromises = (language: Language, promises: readonly StudioPromise[]): string[] =>
  promises.flatMap(({ isShown, [language]: text }) => (isShown && text ? text : []));

interface Text extends Place {
  text: string;
}

/** @param filled the files with the facts filled in, of which any text may be missing or wrong */
export function checkTexts(filled: Sources, promises: readonly StudioPromise[]): Problem[] {
  const texts = makeRecord(Object.keys(textFiles), (name) => filled[name]);
  const all = listTexts(texts);
  return [
    ...findCopiedTexts(all),
    ...findMissingAnswers(all),
    ...findShorterLists(texts),
    ...findMissingPages(all, texts),
    ...checkRules(all, promises),
    ...findRepetitions(all, promises),
  ];
}

/** Finds texts that were copied from another language. Names and short texts may be the same. */
function findCopiedTexts(all: Text[]): Problem[] {
  const originals = new Map<string, string>();
  return all.flatMap(({ text, ...place }) => {
    const [language, ...path] = place.path;
    const isShort = (text.match(/(?<=\s)\p{Ll}/gu) ?? []).length < 3;
    if (isShort && !["languageName", "locale"].includes(String(path.at(-1)))) return [];
    const key = [place.file, ...path, text].join("/");
    const other = originals.get(key);
    originals.set(key, other ?? String(language));
    return other ? report(place, "is the same text as in {other}", { other }, `“${text}”`) : [];
  });
}

/** Finds an answer of the studio that exists in some languages only. */
function findMissingAnswers(all: Text[]): Problem[] {
  const answers = all.filter(({ file, path }) => file === "answers" && path.at(-1) === "answer");
  return answers.flatMap(({ text, file, path }) => {
    const written = answers.find((other) => other.text && other.path[1] === path[1]);
    return !text && written
      ? report({ file, path }, 'is missing, and "{other}" has it', { other: String(written.path[0]) })
      : [];
  });
}

/** Finds lists with more entries in another language. A page of text may be written differently in each. */
function findShorterLists(texts: Sources): Problem[] {
  const lists = Object.entries(texts).flatMap(([file, content]) =>
    isProsePage(file)
      ? []
      : listParts(content).flatMap(({ path, value }) =>
          Array.isArray(value) ? { file, path, count: value.length } : [],
        ),
  );
  const groups = Map.groupBy(lists, ({ file, path }) => [file, ...path.slice(1)].join("/"));
  return [...groups.values()].flatMap((group) => {
    const longest = group.reduce((one, other) => (other.count > one.count ? other : one));
    const values = { other: String(longest.path[0]), expected: longest.count };
    return group
      .filter(({ count }) => count < longest.count)
      .map(({ count, ...place }) =>
        report(place, 'has {count} entries, and "{other}" has {expected}', { count, ...values }),
      );
  });
}

/** Finds links to pages of text that have no file. */
function findMissingPages(all: Text[], texts: Sources): Problem[] {
  return all.flatMap(({ text, ...place }) =>
    prosePageKinds
      .filter((kind) => text.includes(`{${kind}}`) && !texts[kind])
      .map((kind) => report(place, "links {names}, a page that has no texts yet", { names: `{${kind}}` })),
  );
}

/** The texts of files. Their paths start with the language. */
function listTexts(files: Sources): Text[] {
  return Object.entries(files).flatMap(([file, content]) =>
    listParts(content).flatMap(({ path, value }) =>
      // File names and URLs are not texts.
      typeof value === "string" && !["url", "file"].includes(String(path.at(-1)))
        ? { file, path, text: value }
        : [],
    ),
  );
}

function checkRules(all: Text[], promises: readonly StudioPromise[]): Problem[] {
  return [...all, ...listTexts({ promises: { promises } })].flatMap(({ text, ...place }) => {
    const language = place.path.map(String).find(isLanguage);
    if (!language) return [];
    // A promise is checked in its own file, and several pages may contain it.
    const promised = place.file === "promises" ? [] : listPromises(language, promises);
    return findBrokenRules(text, language, promised).map((finding) => ({ ...place, ...finding }));
  });
}

const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
const splitSentences = (text: string) => text.split(/(?<=[.!?…][”’»)]*)\s+/);

/**
 * Finds repeated sentences of two words or more, and repeated titles in search results. Some texts may repeat: common
 * words appear on many pages, specimens quote each other, the quote page uses the words of all services, promises have
 * one wording, and few words precede the links to a similar page.
 */
function findRepetitions(all: Text[], promises: readonly StudioPromise[]): Problem[] {
  const seen = new Map<string, Place>();
  const repetitions = all.flatMap(({ text, ...place }) => {
    if (
      /^(common|quote|sample-quote|stage-days|specimens\/.*)$/.test(place.file) ||
      place.path.at(-1) === "links"
    )
      return [];
    const language = languages.find((language) => language === place.path[0]);
    if (!language) return [];
    const isMeta = place.path.includes("meta");
    const promised = listPromises(language, promises);
    const own = promised.reduce((rest, sentences) => rest.replace(sentences, ""), text);
    return splitSentences(own).flatMap((sentence) => {
      const spoken = splitWords(sentence);
      // A page's headline may equal its title in search results.
      const key = `${language} ${isMeta ? "meta " : ""}${spoken.join(" ")}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, place);
      return first && spoken.length > 1 ? [{ place, first, sentence }] : [];
    });
  });
  // A copied page gets one line.
  const pairs = Map.groupBy(
    repetitions,
    ({ place, first }) => `${place.file} ${first.file} ${String(place.path[0])}`,
  );
  return [...pairs.values()].flatMap((found) => {
    const [one] = found;
    if (one && found.length > 4) {
      const place = { ...one.place, path: one.place.path.slice(0, 1) };
      const values = { count: found.length, other: getContentPath(one.first.file) };
      return report(place, "repeats {count} sentences of {other}", values);
    }
    return found.map(({ place, first, sentence }) =>
      report(place, "repeats {other}", { other: formatPlace(first) }, `“${sentence}”`),
    );
  });
}
