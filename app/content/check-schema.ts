/** Validates a file of the content against its schema. It imports no content, which may have values of any type. */
import { z } from "zod";
import { isLanguage, languages } from "../domain/languages.ts";
import { phoneDigits } from "../domain/normalize-contacts.ts";
import { prosePageKinds } from "../page-kinds.ts";
import { formatMessage, type Message, type Values } from "./problem-messages.ts";
import { readJson } from "./read-json.ts";
import { contentFile, type DeepPartial, textFiles } from "./schema.ts";
import { type Facts, factsSchema, phoneForm, sharedFiles } from "./shared-schema.ts";

/** A key in a file of `app/content/`. In a file of texts the path starts with the language. */
export interface Place {
  file: string;
  path: readonly PropertyKey[];
}

/** `app/content/details/design/ux.json: es.features[3]` */
export function formatPlace({ file, path }: Place): string {
  const key = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return key ? `${contentFile(file)}: ${key.replace(/^\./, "")}` : contentFile(file);
}

/** What is wrong with a value of the content. */
export interface Problem extends Place {
  /** A sentence without its subject: problem-messages.ts */
  message: string;
  values?: Values;
  /** The value, or the words of a text that break a rule; then also the text around them. */
  found?: string;
  around?: string;
}

export function problem(place: Place, message: Message, values?: Values, found?: string): Problem {
  return { ...place, message, values, found };
}

/** `app/content/home.json: es.lead has 382 characters, at most 300` */
export function formatProblem(problem: Problem): string {
  const { message, values, found, around } = problem;
  const ends = [found && `: ${found}`, around && ` in ${around}`].filter(Boolean);
  return `${formatPlace(problem)} ${formatMessage(message, values)}${ends.join("")}`;
}

/** The schema reports a phone that is wrong in any country. */
export function phoneProblems({ countryCode, phone }: DeepPartial<Facts>): Problem[] {
  const { data } = factsSchema.shape.phone.safeParse(phone);
  if (countryCode !== "AR" || data === undefined || phoneDigits(data).startsWith("54")) return [];
  const message = `must begin with +54 while countryCode is AR, ${phoneForm}` as const;
  return [problem({ file: "facts", path: ["phone"] }, message, {}, JSON.stringify(phone))];
}

interface SchemaProblem {
  problem: Problem;
  /**
   * Whether a value has another type than the site's code relies on. A missing value has one in the files that modules
   * import, those that all languages share, unless a new language lacks it.
   */
  isWrongType: boolean;
  /** The language that lacks a text, for a missing text. */
  missingIn?: string;
}

/** @param name the file's name in `textFiles` or `sharedFiles` */
// biome-ignore lint/suspicious/noExplicitAny: a value of any type, of which zod reports the wrong ones
export function schemaProblems(name: string, content: any): SchemaProblem[] {
  const isShared = name in sharedFiles;
  if (JSON.stringify(content) === "{}")
    return [
      {
        problem: problem({ file: name, path: [] }, "is missing"),
        isWrongType: isShared || !isProsePage(name),
      },
    ];
  const { error } = schemas[name]?.safeParse(content, { error: typeError }) ?? {};
  return (error?.issues ?? []).map((issue) => {
    const found = issue.path.reduce((value, key) => value?.[key], content);
    return {
      problem: { file: name, path: issue.path, ...messageFor(issue, found, name) },
      isWrongType:
        /^invalid_(type|union)$/.test(issue.code) &&
        (found !== undefined || (isShared && !isLanguage(String(issue.path.at(-1))))),
      ...(found === undefined && !isShared && { missingIn: String(issue.path[0]) }),
    };
  });
}

/**
 * Lists the problems with which modules or pages do not load: files that are no JSON, values of a wrong type, and the
 * missing texts of a language.
 */
export function loadingProblems(language?: string): string[] {
  return Object.keys({ ...sharedFiles, ...textFiles }).flatMap((name) => {
    try {
      return schemaProblems(name, readJson(contentFile(name)))
        .filter(({ isWrongType, missingIn }) => isWrongType || (missingIn && missingIn === language))
        .map(({ problem }) => formatProblem(problem));
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

const isProsePage = (name: string) => prosePageKinds.some((kind) => kind === name);

/** Built once, because zod compiles a schema at its first use. */
const schemas: Record<string, z.ZodType> = {
  ...sharedFiles,
  ...Object.fromEntries(
    Object.entries(textFiles).map(([name, texts]) => [
      name,
      z.strictObject(Object.fromEntries(languages.map((language) => [language, texts]))),
    ]),
  ),
};

const typeMessages: Record<string, Message> = {
  string: "must be a text in quotation marks, but is {value}",
  number: "must be a number without quotation marks, but is {value}",
  boolean: "must be true or false, without quotation marks, but is {value}",
  array: "must be a list in square brackets, but is {value}",
  object: "must be keys and values in braces, but is {value}",
  record: "must be keys and values in braces, but is {value}",
};

function typeError({ code, expected, inst }: z.core.$ZodRawIssue): Message | undefined {
  // Every union is a text or the empty text.
  if (code === "invalid_union") return typeMessages.string;
  if (code !== "invalid_type") return undefined;
  if (inst instanceof z.ZodNumber && inst.isInt)
    return "must be a whole number without dots or commas, as in 7000, but is {value}";
  return typeMessages[String(expected)];
}

function messageFor(issue: z.core.$ZodIssue, found: unknown, name: string): Omit<Problem, keyof Place> {
  const say = (message: Message, values: Values = {}) => ({ message, values });
  const unit = Array.isArray(found) ? "entries" : "characters";
  const count = Array.isArray(found) || typeof found === "string" ? found.length : 0;
  const file = schemaFileOf(name);
  const value = JSON.stringify(found, shorten);
  switch (issue.code) {
    case "too_big": {
      const max = Number(issue.maximum);
      if (issue.origin === "number") return say("is {value}, at most {max}", { value, max });
      return issue.exact
        ? say(`has {count} ${unit}, but {file} sets {expected}`, { count, file, expected: max })
        : say(`has {count} ${unit}, at most {max}`, { count, max });
    }
    case "too_small": {
      const min = Number(issue.minimum);
      if (issue.origin === "number")
        return say(issue.inclusive ? "is {value}, at least {min}" : "is {value}, more than {min}", {
          value,
          min,
        });
      return issue.exact
        ? say(`has {count} ${unit}, but {file} sets {expected}`, { count, file, expected: min })
        : say(`has {count} ${unit}, at least {min}`, { count, min });
    }
    case "unrecognized_keys":
      return say("has an unknown key: {keys}", { keys: issue.keys.join(", ") });
    case "invalid_type":
    case "invalid_union":
      return found === undefined ? say("is missing") : { message: issue.message, values: { value } };
    case "invalid_value": {
      const options = issue.values.map((option) => JSON.stringify(option)).join(" or ");
      return found === undefined
        ? say("is missing")
        : say("must be {options}, but is {value}", { options, value });
    }
    default:
      return { message: issue.message, values: issue.code === "custom" ? issue.params : {}, found: value };
  }
}

function schemaFileOf(name: string): string {
  if (name.startsWith("quote")) return "app/quote/schema.ts";
  if (name.startsWith("specimens/")) return "app/content/specimen-schema.ts";
  return `app/content/${name in sharedFiles ? "shared-schema" : "schema"}.ts`;
}

/** A replacer for `JSON.stringify` that keeps both ends of a long text. */
const shorten = (_key: string, value: unknown) =>
  typeof value === "string" && value.length > 90 ? `${value.slice(0, 40)}…${value.slice(-40)}` : value;
