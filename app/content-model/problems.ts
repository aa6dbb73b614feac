/** A problem of the content: where it is, what is wrong, and how it is printed. */
import type { z } from "zod";
import { formatMessage, type Message, type Values } from "./problem-messages.ts";
import { getContentPath } from "./schema.ts";

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
  /** A sentence without its subject (problem-messages.ts), or a sentence of zod. */
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

/**
 * @param found the value, with the facts filled in
 * @param typed the value as it is in the file
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  found: unknown,
  typed = found,
): Omit<Problem, keyof Place> {
  const say = (message: Message, values: Values = {}) => ({ message, values });
  if (found === undefined && issue.code !== "custom") return say("is missing");
  const isMaximum = issue.code === "too_big";
  // zod's message does not say how long the text is.
  if ((isMaximum || issue.code === "too_small") && /string|array/.test(issue.origin)) {
    const { length: count } = Array.isArray(found) ? found : String(found);
    const bounds: Values = isMaximum ? { max: Number(issue.maximum) } : { min: Number(issue.minimum) };
    const unit = Array.isArray(found) ? "entries" : "characters";
    const limit = isMaximum ? "at most {max}" : "at least {min}";
    return {
      ...say(`has {count} ${unit}, ${limit}`, { count, ...bounds }),
      ...(typeof found === "string" && typed !== found && { found: `“${typed}”` }),
    };
  }
  if (issue.code === "unrecognized_keys")
    return say("has an unknown key: {keys}", { keys: issue.keys.join(", ") });
  const value = JSON.stringify(found, shorten);
  return issue.code === "custom" || issue.code === "invalid_format"
    ? { message: issue.message, values: { ...("params" in issue && issue.params) }, found: value }
    : say("is {value}: {reason}", { value, reason: issue.message });
}

/** A replacer for `JSON.stringify` that keeps both ends of a long text. */
const shorten = (_key: string, value: unknown) =>
  typeof value === "string" && value.length > 90 ? `${value.slice(0, 40)}…${value.slice(-40)}` : value;
