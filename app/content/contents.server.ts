import type { CategoryKey } from "../domain/catalogue.ts";
import { detailKeys } from "../domain/catalogue-keys.ts";
import { isLanguage, type Language } from "../domain/languages.ts";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";
import type { Content, DetailText } from "./schema.ts";
import type { Voice } from "./voice-rules.ts";

/** Every language, for loaders and build scripts. */
export const contents: Record<Language, Content> = { en: en.content, es: es.content };
export const voices: Record<Language, Voice> = { en: en.voice, es: es.voice };

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
