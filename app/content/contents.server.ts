/** Reads the texts from the JSON files of this folder and fills in the studio's facts. */
import type { CategoryKey } from "../domain/catalogue.ts";
import { detailKeys } from "../domain/catalogue-keys.ts";
import { isLanguage, type Language, languages } from "../domain/languages.ts";
import { recordOf } from "../domain/records.ts";
import { type Page, rowOf } from "../routes.ts";
import { fillFacts } from "./fill-facts.ts";
import type { StudioPromise } from "./promises.ts";
import { readJson } from "./read-json.ts";
import {
  type Content,
  contentFile,
  type DetailText,
  type Meta,
  type SharedContent,
  textFiles,
} from "./schema.ts";

/** The content of a file: the texts of each language. */
export type TextFile = Record<string, unknown>;

/** Every file of texts by its name in `textFiles`. A missing file is empty here, and the check reports it. */
export const files: Record<string, TextFile> = Object.fromEntries(
  Object.keys(textFiles).map((name) => [name, readTexts(name)]),
);

/** The terms of the sample quote, and the rules of the visitor's own sheet. */
export const quoteTerms = readShared("quote-terms");

/** The texts that all languages share: those of the landing. */
export const landing = { meta: readShared("landing") };

/** Every language, for loaders and build scripts. */
export const contents = recordOf(languages, contentIn);

/** @param promises other promises than those of promises.json, for tests */
export function readTexts(name: string, promises?: StudioPromise[]): TextFile {
  return fillFacts(readJson(contentFile(name)), undefined, promises) as TextFile;
}

function readShared<Name extends keyof SharedContent>(name: Name): SharedContent[Name] {
  return readTexts(name) as SharedContent[Name];
}

/** Builds the content of a language. The file `services/ux` becomes `services.ux`. */
function contentIn(language: Language): Content {
  const content: Record<string, unknown> = {};
  for (const [name, file] of Object.entries(files)) {
    const keys = name.split("/");
    const last = keys.pop() as string;
    const parent = keys.reduce((part, key) => {
      part[key] ??= {};
      return part[key] as typeof content;
    }, content);
    parent[last] = file[language];
  }
  return content as unknown as Content;
}

export type PageContent = Content & { language: Language };

/** The content of a page's language. Callers pass a known language only, because other URLs are redirected. */
export function contentOf(segment: string): PageContent {
  if (!isLanguage(segment)) throw new RangeError(`"${segment}" is no language of the site`);
  return { language: segment, ...contents[segment] };
}

/** @param key a key of the category in the catalogue; the types of the content require a text for each */
export function detailText({ details }: Content, category: CategoryKey, key: string): DetailText {
  return (details[category] as Record<string, DetailText>)[key] as DetailText;
}

/** The texts of a category's details, in the order of the catalogue. */
export function detailTexts(content: Content, category: CategoryKey): DetailText[] {
  return detailKeys(category).map((key) => detailText(content, category, key));
}

interface PageTexts {
  meta: Meta;
  title?: string;
  description?: string;
  showsContacts?: boolean;
}

/** What every kind of page has, from the file that the page's row names; `undefined` for an optional page without. */
export function pageTexts({ kind, language, ...parameters }: Page): PageTexts | undefined {
  const name = [rowOf(kind).texts, ...Object.values<string>(parameters)].join("/");
  return files[name]?.[language] as PageTexts | undefined;
}
