/** The problems of a single field's text, by the schema and rules of `npm run check`. */
import { phoneProblems } from "../app/content/check-schema.ts";
import exceptionsFile from "../app/content/exceptions.json" with { type: "json" };
import { fillText } from "../app/content/fill-facts.ts";
import { inSpanish } from "../app/content/problem-messages.ts";
import { textFiles } from "../app/content/schema.ts";
import { exceptionsOf } from "../app/content/shared-schema.ts";
import { site } from "../app/content/site.ts";
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
  return { schema, count: fillIn(text, { file, keys, locale }).length, ...lengthsOf(schema) };
}

export function textProblems(text: string, place: Place): string[] {
  const { schema, count, min, max } = measure(text, place);
  if (text === "" && mayBeEmpty(schema)) return [];
  if (count > max) return [inSpanish("has {count} characters, at most {max}", { count, max })];
  if (count < min) return [inSpanish("has {count} characters, at least {min}", { count, min })];
  const filled = fillIn(text, place);
  const { error } = plainSchema(schema).safeParse(filled);
  const broken = (error?.issues ?? []).map((issue) =>
    inSpanish(issue.message, issue.code === "custom" ? issue.params : {}),
  );
  const phone = place.file === "facts" && place.keys[0] === "phone" ? filled : undefined;
  const wrong = phoneProblems({ phone, countryCode: site.countryCode }).map(({ message }) =>
    inSpanish(message),
  );
  const findings =
    place.file in textFiles && isLanguage(place.locale)
      ? textFindings(filled, place.locale, exceptionsOf(place.file, exceptionsFile.exceptions)).map(
          ({ rule, found }) => `${inSpanish(rule)}: “${found}”`,
        )
      : [];
  return [...broken, ...wrong, ...findings];
}
