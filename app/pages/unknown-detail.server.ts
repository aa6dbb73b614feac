import { contents } from "../content/contents.server.ts";
import type { CategoryKey } from "../domain/catalogue.ts";
import { fill } from "../domain/template.ts";
import { detailKeys, type Language, placeholder } from "../paths.ts";

export function unknownDetailTexts(language: Language, category: CategoryKey | undefined) {
  const { interface: text, categories, details } = contents[language];
  const titles: Record<string, { title: string }> = category ? details[category] : {};
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
      titles: detailKeys(category).map((detail) => titles[detail]?.title ?? detail),
    },
  };
}

export type UnknownDetailTexts = ReturnType<typeof unknownDetailTexts>;
