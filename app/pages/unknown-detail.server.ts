import { contents, detailTexts } from "../content/contents.server.ts";
import type { CategoryKey } from "../domain/catalogue.ts";
import type { Language } from "../domain/languages.ts";

/** @param category the category in the URL, if it is known */
export function unknownDetailTexts(language: Language, category: CategoryKey | undefined) {
  const content = contents[language];
  const { common: text, categories } = content;
  return {
    ...text.fallback,
    language,
    contactUs: text.contactUs,
    backToServices: text.backToServices,
    interestMessage: text.interestMessage,
    known: category && {
      category,
      title: categories[category].title,
      caption: categories[category].caption,
      line: categories[category].fallbackLine,
      titles: detailTexts(content, category).map(({ title }) => title),
    },
  };
}

export type UnknownDetailTexts = ReturnType<typeof unknownDetailTexts>;
