import { type Language, languages } from "../domain/languages.ts";
import answers from "./answers.json" with { type: "json" };
import type { AnswersText } from "./schema.ts";

const texts: { [Code in Language]?: AnswersText } = answers;

/** Keys of `answers.json` without an answer in every language. `npm run launch-check` lists them. */
export const openAnswers = languages.flatMap((language) =>
  Object.entries(texts[language] ?? {})
    .filter(([, { answer }]) => !answer)
    .map(([key, { question }]) => ({ key: `${language}.${key}.answer`, question })),
);
