/** The content of the pages: the texts of each language, and the files that all languages share. */
import { type CategoryKey, isServiceKey } from "../catalogue/catalogue.ts";
import { isLanguage, type Language, languages } from "../languages.ts";
import type { Page } from "../paths.ts";
import { printPhone } from "./contacts.ts";
import { formatProblem } from "./problems.ts";
import { parseContent, readSources } from "./read-content.ts";
import type { Content } from "./schema.ts";
import type { Meta } from "./text-shapes.ts";

const { texts, problems, ...parsed } = parseContent(readSources());

/** The check lists the same problems before each command: scripts/prerequisites.js */
function refuse(): never {
  throw new TypeError(problems.map(formatProblem).join("\n"));
}

export const shared = parsed.shared ?? refuse();
export const { promises } = shared.promises;
export const quoteNumbers = shared["quote-numbers"];

/** The studio's facts from facts.json, in the format that texts and links need. */
export const site = shared.facts;

/** The phone as people read it: `+54 9 351 555 1234`. */
export const readablePhone = printPhone(site.phone);

/**
 * The site's colours, each with a fixed meaning: docs/design.md#colours. Styles read them as custom properties (`--ink`),
 * which scripts/generated-styles.ts writes.
 */
export const { colors } = shared;

/** All languages, unless development runs while one is being added. */
export const completeLanguages = languages.filter((language) => texts[language]);

export type PageContent = Content & { language: Language };

/**
 * @param segment a language, because other URLs are redirected
 * @throws TypeError that lists the problems of the language's texts
 */
export function getContent(segment: string): PageContent {
  if (!isLanguage(segment)) throw new RangeError(`"${segment}" is no language of the site`);
  return { language: segment, ...(texts[segment] ?? refuse()) };
}

/** The name of the section that lists a category's details where it is on a service's page, or of its own page. */
export function nameCategory(content: Content, key: CategoryKey): string {
  return content[`categories/${key}`][isServiceKey(key) ? "caption" : "title"];
}

interface PageTexts {
  meta: Meta;
  title?: string;
  description?: string;
  showsContacts?: boolean;
}

/** What every kind of page has; `undefined` for a page of text without its file. */
export function getPageTexts(page: Page): PageTexts | undefined {
  const content = getContent(page.language);
  switch (page.kind) {
    case "service":
      return content[`services/${page.service}`];
    case "category":
      return content[`categories/${page.category}`];
    case "detail":
      return content[`details/${page.detail}`];
    default:
      return content[page.kind];
  }
}
