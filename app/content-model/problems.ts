/** A problem of the content: where it is, what is wrong, and how it is printed. */
import type { z } from "zod";

export const getContentPath = (name: string) => `app/content/${name}.json`;

/** A name of `textFiles`, from a path with or without the folder and the extension. */
export const parseContentPath = (path: string) => path.replace(/^app\/content\/|\.json$/g, "");

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

export type Values = Record<string, string | number>;

export interface Problem extends Place {
  /** A sentence without its subject, with values in braces; or a sentence of zod. The editor translates it. */
  message: string;
  values?: Values;
  /** The value, or the words of a text that break a rule. */
  found?: string;
}

export function report(place: Place, message: string, values?: Values, found?: string): Problem {
  return { ...place, message, values, found };
}

/** `app/content/home.json: es.lead has 382 characters, at most 300` */
export function formatProblem(problem: Problem): string {
  const { message, values, found } = problem;
  return `${formatPlace(problem)} ${fillMessage(message, values)}${found ? `: ${found}` : ""}`;
}

export function fillMessage(message: string, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : braces,
  );
}

/**
 * @param found the value, with the facts filled in
 * @param typed the value as it is in the file
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  found: unknown,
  typed = found,
): Omit<Problem, keyof Place> {
  if (found === undefined && issue.code !== "custom") return { message: "is missing" };
  const isMaximum = issue.code === "too_big";
  // zod's message does not say how long the text is.
  if ((isMaximum || issue.code === "too_small") && /string|array/.test(issue.origin)) {
    const { length: count } = Array.isArray(found) ? found : String(found);
    const unit = Array.isArray(found) ? "entries" : "characters";
    const isFilled = typeof found === "string" && typed !== found;
    return {
      message: `has {count} ${unit}, ${isMaximum ? "at most" : "at least"} {limit}`,
      values: { count, limit: Number(isMaximum ? issue.maximum : issue.minimum) },
      ...(isFilled && { found: `“${typed}” → “${found}”` }),
    };
  }
  if (issue.code === "unrecognized_keys")
    return { message: "has an unknown key: {keys}", values: { keys: issue.keys.join(", ") } };
  const value = JSON.stringify(found, shorten);
  return issue.code === "custom" || issue.code === "invalid_format"
    ? { message: issue.message, values: "params" in issue ? issue.params : {}, found: value }
    : { message: "is {value}: {reason}", values: { value, reason: issue.message } };
}

/** A replacer for `JSON.stringify` that keeps both ends of a long text. */
const shorten = (_key: string, value: unknown) =>
  typeof value === "string" && value.length > 90 ? `${value.slice(0, 40)}…${value.slice(-40)}` : value;
