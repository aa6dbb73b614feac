/** Reads the texts from the JSON files of this folder and fills in the studio's facts. */
import type { CategoryKey } from "../catalogue/catalogue.ts";
import { categoryKeys, isServiceKey, listDetailKeys, serviceKeys } from "../catalogue/catalogue-keys.ts";
import { isLanguage, type Language, languages } from "../languages.ts";
import { listKeys, makeRecord } from "../records.ts";
import { getPageRow, type Page, prosePageKinds } from "../routes.ts";
import { fillFacts } from "./fill-facts.ts";
import { readJson } from "./read-json.ts";
import {
  type Content,
  type DetailText,
  getContentPath,
  isTextName,
  type Meta,
  pageFiles,
  type TextName,
  type Texts,
  textFiles,
} from "./schema.ts";
import { type SharedContent, type StudioPromise, sharedFiles } from "./shared-schema.ts";
import { type SpecimenContent, specimens } from "./specimen-schema.ts";

/** Every file of texts. A missing file is empty here, and the check reports it. */
export const files = readTexts();

export const contents = makeRecord(languages, readContent);

export const shared = readFiles<SharedContent>(listKeys(sharedFiles));

/** The terms of the sample quote, and the rules of the visitor's own sheet. */
export const quoteTerms = shared["quote-terms"];

/** The texts that all languages share: those of the landing. */
export const landing = { meta: shared.landing };

/** @param promises other promises than those of promises.json, for tests */
export function readTexts(promises?: StudioPromise[]): Texts {
  return readFiles<Texts>(listKeys(textFiles), promises);
}

/** Reads files as values of the types that their schemas state, which the check validates. */
function readFiles<Files extends object>(names: (keyof Files & string)[], promises?: StudioPromise[]): Files {
  return makeRecord(names, (name) => fillFacts(readJson(getContentPath(name)), undefined, promises)) as Files;
}

function readContent(language: Language): Content {
  const getText = <Name extends TextName>(name: Name) => files[name][language];
  return {
    ...(makeRecord(listKeys(pageFiles), getText) as Pick<Content, keyof typeof pageFiles>),
    ...makeRecord(prosePageKinds, getText),
    specimens: makeRecord(listKeys(specimens), (key) => getText(`specimens/${key}`)) as SpecimenContent,
    services: makeRecord(serviceKeys, (key) => getText(`services/${key}`)),
    categories: makeRecord(categoryKeys, (key) => getText(`categories/${key}`)),
    details: makeRecord(categoryKeys, (category) =>
      makeRecord(listDetailKeys(category), (detail) => getText(`details/${category}/${detail}`)),
    ),
  };
}

export type PageContent = Content & { language: Language };

/** The content of a page's language. Callers pass a known language only, because other URLs are redirected. */
export function getContent(segment: string): PageContent {
  if (!isLanguage(segment)) throw new RangeError(`"${segment}" is no language of the site`);
  return { language: segment, ...contents[segment] };
}

/** @param key a key of the category in the catalogue */
export function getDetailText({ details }: Content, category: CategoryKey, key: string): DetailText {
  const text = details[category][key];
  if (!text) throw new RangeError(`${category} has no detail "${key}"`);
  return text;
}

/** The name of the section that lists a category's details where it is on a service's page, or of its own page. */
export function nameCategory({ categories }: Content, key: CategoryKey): string {
  return categories[key][isServiceKey(key) ? "caption" : "title"];
}

interface PageTexts {
  meta: Meta;
  title?: string;
  description?: string;
  showsContacts?: boolean;
}

/** What every kind of page has, from the file that the page's row names; `undefined` for an optional page without. */
export function getPageTexts({ kind, language, ...parameters }: Page): PageTexts | undefined {
  const name = [getPageRow(kind).texts, ...Object.values<string>(parameters)].join("/");
  const texts = isTextName(name) ? files[name][language] : undefined;
  return texts && "meta" in texts ? texts : undefined;
}
