import { contents, detailTexts } from "../content/contents.server.ts";
import type { CategoryKey } from "../domain/catalogue.ts";
import { fill } from "../domain/template.ts";
import { type Language, placeholder } from "../paths.ts";

/** @param category the one in the address, if it is known */
export function unknownDetailTexts(language: Language, category: CategoryKey | undefined) {
  const { interface: text, categories } = contents[language];
  return {
    ...text.fallback,
    language,
    contactUs: text.contactUs,
    backToServices: text.backToServices,
    /** The page puts its title in the place of the placeholder. */
    message: fill(text.interestMessage, { service: placeholder.detail[language] }),
    known: category && {
      category,
      title: categories[category].title,
      caption: categories[category].caption,
      line: categories[category].fallbackLine,
      titles: detailTexts(language, category).map(({ title }) => title),
    },
  };
}

export type UnknownDetailTexts = ReturnType<typeof unknownDetailTexts>;
