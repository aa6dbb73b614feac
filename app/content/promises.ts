/** What the studio promises about its business, beyond the two claims: docs/content-guide.md#promises */
import type { Language } from "../domain/languages.ts";
import file from "./promises.json" with { type: "json" };
import type { StudioPromise } from "./shared-schema.ts";

/** The check reports a value of another type. */
export const { promises = [] } = file as { promises?: StudioPromise[] };

/** The sentences of each promise that is made. Pages may share them. */
export const listPromises = (language: Language, list: readonly StudioPromise[] = promises): string[] =>
  list.filter((promise) => promise.isMade && promise[language]).map((promise) => promise[language]);
