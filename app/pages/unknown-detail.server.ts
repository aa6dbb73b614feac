import { contents, detailTexts } from "../content/contents.server.ts";
import type { CategoryKey } from "../domain/catalogue.ts";
import type { Language } from "../domain/languages.ts";

/** The known category in the URL of an unknown detail. */
export function knownCategory(language: Language, category: CategoryKey) {
  const { title, caption, fallbackLine: line } = contents[language].categories[category];
  const titles = detailTexts(contents[language], category).map(({ title }) => title);
  return { category, title, caption, line, titles };
}

export type KnownCategory = ReturnType<typeof knownCategory>;
