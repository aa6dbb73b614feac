/** What the studio promises about its business, beyond the two claims: docs/content-guide.md#promises */

import file from "../content/promises.json" with { type: "json" };
import type { Language } from "../languages.ts";
import type { StudioPromise } from "./shared-schema.ts";

/** The check reports a value of another type. */
export const { promises = [] } = file as { promises?: StudioPromise[] };

export interface Term {
  key: string;
  title: string;
  text: string;
}

/** The studio's terms, which are the promises with a title. */
export const listTerms = (language: Language, list: readonly StudioPromise[] = promises): Term[] =>
  list.flatMap(({ key, isMade, title, [language]: text }) =>
    isMade && title ? { key, title: title[language], text } : [],
  );

/** The sentences of each promise that is made. Pages may share them. */
export const listPromises = (language: Language, list: readonly StudioPromise[] = promises): string[] =>
  list.filter((promise) => promise.isMade && promise[language]).map((promise) => promise[language]);
