/** The problems of a single field's text, by the schema and rules of `npm run check`. */

import { z } from "zod";
import facts from "../app/content/facts.json" with { type: "json" };
import promises from "../app/content/promises.json" with { type: "json" };
import { fillText } from "../app/content-model/fill-facts.ts";
import { describeIssue } from "../app/content-model/problems.ts";
import { readFillers } from "../app/content-model/read-content.ts";
import { textFiles } from "../app/content-model/schema.ts";
import { findBrokenRules } from "../app/content-model/text-rules.ts";
import { isLanguage } from "../app/languages.ts";
import { findSchema, getLimits, mayBeEmpty, unwrapSchema } from "./fields.ts";
import { translate } from "./messages.ts";

z.config(z.locales.es());

interface Place {
  file: string;
  /** The keys below the file's schema, without indices. */
  keys: string[];
  /** The language of the text, if its file has languages. */
  locale: string;
}

const fillers = readFillers({ facts, promises });
const fillIn = (text: string, { locale }: Place) =>
  fillText(text, fillers, isLanguage(locale) ? locale : undefined);

/** The limits of a field, and the length of its text with the facts filled in. */
export function measure(text: string, { file, keys, locale }: Place) {
  const schema = findSchema(file, keys);
  return { count: fillIn(text, { file, keys, locale }).length, ...getLimits(schema) };
}

export function checkText(text: string, place: Place): string[] {
  const schema = findSchema(place.file, place.keys);
  if (text === "" && mayBeEmpty(schema)) return [];
  const filled = fillIn(text, place);
  const plain = unwrapSchema(schema);
  const value = plain.type === "number" && /^\d+$/.test(filled) ? Number(filled) : filled;
  const broken = (plain.safeParse(value).error?.issues ?? []).map((issue) => {
    const { message, values } = describeIssue(issue, value);
    return translate(message, values);
  });
  const findings =
    place.file in textFiles && isLanguage(place.locale)
      ? findBrokenRules(filled, place.locale).map(({ message, found }) => `${translate(message)}: ${found}`)
      : [];
  return [...broken, ...findings];
}
