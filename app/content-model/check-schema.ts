/** Validates a file of the content against its schema. It imports no content, which may have values of any type. */
import { existsSync } from "node:fs";
import { z } from "zod";
import { isLanguage, type Language, languages } from "../languages.ts";
import { getPageRow, prosePageKinds } from "../routes.ts";
import { formatMessage, type Message, type Values } from "./problem-messages.ts";
import { readJson } from "./read-json.ts";
import { getContentPath, textFiles } from "./schema.ts";
import { sharedFiles } from "./shared-schema.ts";

/** A key in a file of `app/content/`. In a file of texts the path starts with the language. */
export interface Place {
  file: string;
  path: readonly PropertyKey[];
}

/** `app/content/details/design/ux.json: es.features[3]` */
export function formatPlace({ file, path }: Place): string {
  const key = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return key ? `${getContentPath(file)}: ${key.replace(/^\./, "")}` : getContentPath(file);
}

export interface Problem extends Place {
  /** A sentence without its subject: problem-messages.ts */
  message: string;
  values?: Values;
  /** The value, or the words of a text that break a rule; then also the text around them. */
  found?: string;
  around?: string;
}

export function report(place: Place, message: Message, values?: Values, found?: string): Problem {
  return { ...place, message, values, found };
}

/** `app/content/home.json: es.lead has 382 characters, at most 300` */
export function formatProblem(problem: Problem): string {
  const { message, values, found, around } = problem;
  const ends = [found && `: ${found}`, around && ` in ${around}`].filter(Boolean);
  return `${formatPlace(problem)} ${formatMessage(message, values)}${ends.join("")}`;
}

interface SchemaProblem {
  problem: Problem;
  /** The pages that do not load: all for a value of another type, those of a language that lacks a text. */
  stops?: "all" | Language;
}

/** @param name the file's name in `textFiles` or `sharedFiles` */
// biome-ignore lint/suspicious/noExplicitAny: a value of any type, of which zod reports the wrong ones
export function checkSchema(name: string, file: any): SchemaProblem[] {
  const content = JSON.stringify(file) === "{}" ? undefined : file;
  const page = findProsePage(name);
  // If one language has texts for an optional page, the schema requires the others.
  if (!content && page && getPageRow(page).isOptional) return [];
  const { error } = schemas[name]?.safeParse(content) ?? {};
  return (error?.issues ?? []).map((issue) => {
    const found = issue.path.reduce((value, key) => value?.[key], content);
    const isType = /^invalid_(type|union)$/.test(issue.code);
    const language = issue.path.map(String).find(isLanguage);
    return {
      problem: { file: name, path: issue.path, ...describeIssue(issue, found) },
      ...(isType && { stops: found === undefined && language ? language : "all" }),
    };
  });
}

/**
 * Lists the problems with which modules or pages do not load: files that are no JSON, values of a wrong type, and the
 * missing texts of a language.
 */
export function listLoadingProblems(language?: string): string[] {
  const names = Object.keys(schemas).filter(
    (name) => existsSync(getContentPath(name)) || !findProsePage(name),
  );
  return names.flatMap((name) => {
    try {
      return checkSchema(name, readJson(getContentPath(name)))
        .filter(({ stops }) => stops === "all" || (stops && stops === language))
        .map(({ problem }) => formatProblem(problem));
    } catch (error) {
      return [String(error)];
    }
  });
}

const findProsePage = (name: string) => prosePageKinds.find((kind) => kind === name);

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

export function describeIssue(issue: z.core.$ZodIssue, found: unknown): Omit<Problem, keyof Place> {
  const value = JSON.stringify(found, shorten);
  const say = (message: Message, values: Values = {}) => ({ message, values });
  if (found === undefined && issue.code !== "custom") return say("is missing");
  switch (issue.code) {
    case "too_big":
    case "too_small": {
      const isMaximum = issue.code === "too_big";
      const limit = isMaximum ? "at most {max}" : "at least {min}";
      const bounds: Values = isMaximum ? { max: Number(issue.maximum) } : { min: Number(issue.minimum) };
      if (issue.origin === "number")
        return say(issue.inclusive ? `is {value}, ${limit}` : "is {value}, more than {min}", {
          value,
          ...bounds,
        });
      const { length: count } = Array.isArray(found) ? found : String(found);
      const unit = Array.isArray(found) ? "entries" : "characters";
      return say(`has {count} ${unit}, ${limit}`, { count, ...bounds });
    }
    case "unrecognized_keys":
      return say("has an unknown key: {keys}", { keys: issue.keys.join(", ") });
    case "invalid_type":
      return /^(int|number)$/.test(issue.expected)
        ? say("must be a number, as in 7000 or 0.5, but is {value}", { value })
        : say("must be of type {type}, but is {value}", { type: issue.expected, value });
    case "invalid_union":
      return say("must be of type {type}, but is {value}", { type: "string", value });
    case "invalid_value": {
      const options = issue.values.map((option) => JSON.stringify(option)).join(" or ");
      return say("must be {options}, but is {value}", { options, value });
    }
    default:
      return { message: issue.message, values: issue.code === "custom" ? issue.params : {}, found: value };
  }
}

/** A replacer for `JSON.stringify` that keeps both ends of a long text. */
const shorten = (_key: string, value: unknown) =>
  typeof value === "string" && value.length > 90 ? `${value.slice(0, 40)}…${value.slice(-40)}` : value;
