/** Validates a file of the content against its schema. It imports no content, which may have values of any type. */
import { z } from "zod";
import { isLanguage, languages } from "../domain/languages.ts";
import { contentFile, sharedFiles, textFiles } from "./schema.ts";

/** A key in a file of texts. The path starts with the language. */
export interface Place {
  file: string;
  path: readonly PropertyKey[];
}

/** `app/content/details/design/ux.json: es.features[3]` */
export function placeOf({ file, path }: Place): string {
  const key = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return key ? `${contentFile(file)}: ${key.replace(/^\./, "")}` : contentFile(file);
}

interface Finding {
  /** A line of the check. */
  problem: string;
  /**
   * Whether a value has another type than the site's code relies on. A missing value has one in the files that modules
   * import, those that all languages share, unless a new language lacks it.
   */
  isWrongType: boolean;
  /** The language that lacks a text, for a missing text. */
  missingIn?: string;
}

/** @param name the file's name in `textFiles` or `sharedFiles` */
export function schemaFindings(name: string, content: unknown): Finding[] {
  const isShared = name in sharedFiles;
  if (JSON.stringify(content) === "{}")
    return [{ problem: `${contentFile(name)} is missing`, isWrongType: isShared }];
  const { error } = schemaOf(name)?.safeParse(content, { error: typeError }) ?? {};
  return (error?.issues ?? []).map((issue) => {
    const found = issue.path.reduce<unknown>((value, key) => (value as never)?.[key], content);
    return {
      problem: `${placeOf({ file: name, path: issue.path })} ${sentenceFor(issue, found, name)}`,
      isWrongType:
        /^invalid_(type|union)$/.test(issue.code) &&
        (found !== undefined || (isShared && !isLanguage(String(issue.path.at(-1))))),
      ...(found === undefined && !isShared && { missingIn: String(issue.path[0]) }),
    };
  });
}

function schemaOf(name: string): z.ZodType | undefined {
  const texts = textFiles[name];
  return texts
    ? z.strictObject(Object.fromEntries(languages.map((language) => [language, texts])))
    : sharedFiles[name];
}

const typeNames: Record<string, string> = {
  string: "a text in quotation marks",
  number: "a number without quotation marks",
  boolean: "true or false, without quotation marks",
  array: "a list in square brackets",
  object: "keys and values in braces",
  record: "keys and values in braces",
};

function typeError({ code, expected, inst, values }: z.core.$ZodRawIssue): string | undefined {
  const isWhole = inst instanceof z.ZodNumber && inst.isInt;
  if (code === "invalid_type")
    return `must be ${isWhole ? "a whole number without dots or commas, as in 7000" : typeNames[String(expected)]}`;
  // Every union is a text or the empty text.
  if (code === "invalid_union") return `must be ${typeNames.string}`;
  if (code === "invalid_value")
    return `must be ${(values as unknown[]).map((value) => JSON.stringify(value)).join(" or ")}`;
  return undefined;
}

function sentenceFor(issue: z.core.$ZodIssue, found: unknown, name: string): string {
  const unit = Array.isArray(found) ? "entries" : "characters";
  const count = (found as { length?: number } | undefined)?.length;
  const schema = name.startsWith("quote") ? "quote-schema.ts" : "schema.ts";
  const exactly = (number: unknown) => `has ${count} ${unit}, but app/content/${schema} sets ${number}`;
  switch (issue.code) {
    case "too_big":
      if (issue.origin === "number") return `is ${found}, at most ${issue.maximum}`;
      return issue.exact ? exactly(issue.maximum) : `has ${count} ${unit}, at most ${issue.maximum}`;
    case "too_small":
      if (issue.origin === "number")
        return `is ${found}, ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
      return issue.exact ? exactly(issue.minimum) : `has ${count} ${unit}, at least ${issue.minimum}`;
    case "unrecognized_keys":
      return `has an unknown key: ${issue.keys.join(", ")}`;
    case "invalid_type":
    case "invalid_union":
    case "invalid_value":
      return found === undefined ? "is missing" : `${issue.message}, but is ${JSON.stringify(found)}`;
    default:
      return found === undefined ? issue.message : `${issue.message}: ${JSON.stringify(found, shortened)}`;
  }
}

/** A replacer for `JSON.stringify` that keeps both ends of a long text. */
const shortened = (_key: string, value: unknown) =>
  typeof value === "string" && value.length > 90 ? `${value.slice(0, 40)}…${value.slice(-40)}` : value;
