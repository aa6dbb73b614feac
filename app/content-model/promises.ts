/** What the studio promises about its business, beyond the two claims: docs/content-guide.md#what-the-studio-has-to-confirm */
import type { Language } from "../languages.ts";
import type { StudioPromise } from "./shared-schema.ts";

export interface Term {
  key: string;
  title: string;
  text: string;
}

/** The studio's terms, which are the promises with a title. */
export const listTerms = (language: Language, promises: readonly StudioPromise[]): Term[] =>
  promises.flatMap(({ key, isMade, title, [language]: text = "" }) =>
    isMade && title ? { key, title: title[language] ?? "", text } : [],
  );

/** The sentences of each promise that is made. Pages may share them. */
export const listPromises = (language: Language, promises: readonly StudioPromise[]): string[] =>
  promises.flatMap(({ isMade, [language]: text }) => (isMade && text ? text : []));
