/** The problems of a single field's text, by the schema and rules of `npm run check`. */
import { messageFor } from "../app/content/check-schema.ts";
import { fillText } from "../app/content/fill-facts.ts";
import { translate } from "../app/content/problem-messages.ts";
import { textFiles } from "../app/content/schema.ts";
import { textFindings } from "../app/content/text-rules.ts";
import { isLanguage } from "../app/domain/languages.ts";
import { lengthsOf, mayBeEmpty, plainSchema, schemaAt } from "./fields.ts";

interface Place {
  file: string;
  /** The keys below the file's schema, without indices. */
  keys: string[];
  /** The language of the text, if its file has languages. */
  locale: string;
}

const fillIn = (text: string, { locale }: Place) => fillText(text, isLanguage(locale) ? locale : undefined);

/** The limits of a field, and the length of its text with the facts filled in. */
export function measure(text: string, { file, keys, locale }: Place) {
  const schema = schemaAt(file, keys);
  return { count: fillIn(text, { file, keys, locale }).length, ...lengthsOf(schema) };
}

export function textProblems(text: string, place: Place): string[] {
  const schema = schemaAt(place.file, place.keys);
  if (text === "" && mayBeEmpty(schema)) return [];
  const filled = fillIn(text, place);
  const { error } = plainSchema(schema).safeParse(filled);
  const broken = (error?.issues ?? []).map((issue) => {
    const { message, values } = messageFor(issue, filled);
    return translate(message, values);
  });
  const findings =
    place.file in textFiles && isLanguage(place.locale)
      ? textFindings(filled, place.locale).map(({ rule, found }) => `${translate(rule)}: “${found}”`)
      : [];
  return [...broken, ...findings];
}
