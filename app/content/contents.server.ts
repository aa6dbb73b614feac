/** The texts, read from the JSON files of this folder, with the studio's facts filled in. */
import { existsSync, readFileSync } from "node:fs";
import type { CategoryKey } from "../domain/catalogue.ts";
import { detailKeys } from "../domain/catalogue-keys.ts";
import { isLanguage, type Language, languages } from "../domain/languages.ts";
import { fillFacts } from "./fill-facts.ts";
import type { QuoteTerms } from "./quote-schema.ts";
import { type Content, type DetailText, type Meta, textFiles } from "./schema.ts";

/** What a file holds: for each language its texts. */
export type TextFile = Record<string, unknown>;

/** Every file of texts by its name in `textFiles`. One that is missing is empty, and the check says so. */
export const files: Record<string, TextFile> = Object.fromEntries(
  Object.keys(textFiles).map((name) => [name, readTexts(name)]),
);

/** The sample quote's terms, and the rules of the visitor's own sheet. */
export const quoteTerms = readTexts("quote-terms") as QuoteTerms;

/** What both languages share: the texts of the landing. */
export const landing = { meta: readTexts("landing") as Meta };

/** Every language, for loaders and build scripts. */
export const contents = Object.fromEntries(
  languages.map((language) => [language, contentIn(language)]),
) as Record<Language, Content>;

export function pathOf(name: string): string {
  return `app/content/${name}.json`;
}

/** @throws SyntaxError that names file and line */
export function readTexts(name: string): TextFile {
  const path = pathOf(name);
  if (!existsSync(path)) return {};
  try {
    return fillFacts(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    const failure = new SyntaxError(`${path}: ${(error as Error).message}`);
    // Node.js prints the stack, which would hide the message.
    failure.stack = failure.message;
    throw failure;
  }
}

/** `services/ux` is `services.ux` in the content. */
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

/** The content of a page's language. A segment that is no language never comes here: its address is redirected. */
export function contentOf(segment: string): PageContent {
  if (!isLanguage(segment)) throw new RangeError(`"${segment}" is no language of the site`);
  return { language: segment, ...contents[segment] };
}

/** @param key one of the category's in the catalogue; the content's types ask for a text of each */
export function detailText({ details }: Content, category: CategoryKey, key: string): DetailText {
  return (details[category] as Record<string, DetailText>)[key] as DetailText;
}

/** A category's details, in the order of the catalogue. */
export function detailTexts(content: Content, category: CategoryKey): DetailText[] {
  return detailKeys(category).map((key) => detailText(content, category, key));
}
