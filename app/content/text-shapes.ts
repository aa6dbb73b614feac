/** The kinds of texts from which the schemas of the content are built. */
import { z } from "zod";
import { categoryKeys, detailKeys, serviceKeys } from "../domain/catalogue-keys.ts";
import { linkableKinds } from "../routes.ts";
import { promises } from "./promises.ts";

export const anyText = (max: number, min = 1) => z.string().min(min).max(max);
/**
 * The characters of a text that are not in the site's font (scripts/fonts.ts). In pages a fallback font shows them; the
 * preview images have no other font, so they cannot be drawn.
 */
export function lettersNotInFont(text: string): string[] {
  const missing = text.normalize("NFC").match(/[^\n -~\u00a0-ÿĂıŒœʼˆ˚˜\u2009–—‘’‚“”„•…′″‹›⁄€™↑↓−]/gu);
  return [...new Set(missing)];
}
export const lettersProblem = (text: string) =>
  `has ${lettersNotInFont(text).join(" ")}, which the site's font lacks: it has the letters of Western Europe, such as ñ, ø and ß`;
/** A text with a maximum and a minimum number of characters, counted after the facts are filled in. */
export const text = (max: number, min = 1) =>
  anyText(max, min).refine((value) => namesIn(value).length === 0, {
    error: ({ input }) =>
      noPromise(namesIn(String(input))) ??
      `names ${inBraces(namesIn(String(input)))}, which is no fact of app/content/facts.json, and this text has no links`,
  });
/** A name, a label or a list item, without a full stop at the end. */
export const label = (max: number) =>
  text(max).refine((value) => !/[.?]$/.test(value), {
    error: "ends with a full stop, but is not a sentence",
  });
/** One or more sentences. */
export const sentence = (max: number, min = 1) => ending(text(max, min));
export const ending = (schema: z.ZodString) =>
  schema.refine((value) => /[.?!…][”’»)]*$/.test(value), {
    error: "must end with a full stop, a question mark or an exclamation mark",
  });
/** A sentence used as a heading. It takes one to three lines on the page. */
export const heading = sentence(60);
/** A text with placeholders for values. Each name occurs exactly once, in braces. */
export const template = (max: number, ...names: string[]) =>
  anyText(max).refine((value) => names.every((name) => value.split(`{${name}}`).length === 2), {
    error: `must contain ${names.map((name) => `{${name}}`).join(" and ")} once`,
  });
/** Sentences that may name other pages of the site: linked-text.server.ts. */
export const linking = (max: number, min: number) =>
  ending(anyText(max, min)).refine((value) => namesIn(value).every(isPageName), {
    error: ({ input }) => {
      const unknown = namesIn(String(input)).filter((name) => !isPageName(name));
      return noPromise(unknown) ?? noPage(inBraces(unknown));
    },
  });
const inBraces = (names: string[]) => names.map((name) => `{${name}}`).join(", ");
/** The problem of a text that names a promise which is not in the list. */
function noPromise(names: string[]): string | undefined {
  const unknown = names.filter((name) => name.startsWith("promise."));
  if (unknown.length === 0) return undefined;
  const known = promises.map(({ key }) => `promise.${key}`).join(", ");
  return `names ${inBraces(unknown)}, which is no promise of app/content/promises.json; the promises are ${known}`;
}
const namesIn = (value: string) => value.match(/(?<=\{)[^}]*(?=\})/g) ?? [];
/** The names of pages that texts may link, in braces. `design` is both a service and a category. */
const pageNames = [
  ...new Set([
    "mvp",
    ...linkableKinds,
    ...serviceKeys,
    ...categoryKeys.flatMap((category) => [
      category,
      ...detailKeys(category).map((detail) => `${category}/${detail}`),
    ]),
  ]),
];
export const isPageName = (name: string) => pageNames.includes(name);
/** The problem of a text or a value that names no page. */
export const noPage = (names: string) =>
  `names ${names}, which is no page; the pages are ${pageNames.join(", ")}`;

/** The title and description for search results and shared links. The head adds the brand. */
export const meta = z.strictObject({ title: text(55, 10), description: sentence(165, 70) });
export type Meta = z.infer<typeof meta>;
