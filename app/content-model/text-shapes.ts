/** The kinds of texts from which the schemas of the content are built. */
import { z } from "zod";
import { categoryPageKeys, detailNames, serviceKeys } from "../catalogue/catalogue.ts";
import { singlePageKinds } from "../routes.ts";

declare module "zod" {
  /** What the editor says of a field, in Spanish. A `description` is a label, or a label and a hint: "Foto. Sin texto." */
  interface GlobalMeta {
    /** The labels of an enumeration's options, or of a record's keys. */
    options?: Record<string, string>;
    /** What any text of this kind must keep to. */
    rule?: string;
  }
}

/**
 * The characters of a text that are not in the site's font (app/styles/fonts/). In pages a fallback font shows them; the
 * preview images have no other font, so they cannot be drawn.
 */
export function findMissingLetters(text: string): string[] {
  const missing = text.normalize("NFC").match(/[^\n -~\u00a0-ÿĂıŒœʼˆ˚˜\u2009–—‘’‚“”„•…′″‹›⁄€™↑↓−]/gu);
  return [...new Set(missing)];
}

/** Refuses letters that preview images cannot draw. */
export function drawable(value: string, context: z.RefinementCtx<string>): void {
  const letters = findMissingLetters(value).join(" ");
  const message =
    "has {letters}, which the site's font lacks: it has the letters of Western Europe, such as ñ, ø and ß";
  if (letters) context.addIssue({ code: "custom", message, params: { letters } });
}
/**
 * A value that is written in one form, told by an example.
 *
 * @param normalize brings any usual form into that form
 */
export const formatted = (
  form: RegExp | ((value: string) => boolean),
  example: string,
  normalize = (typed: string) => typed,
) =>
  z
    .string()
    .overwrite(normalize)
    .refine((typed) => (typeof form === "function" ? form(typed) : form.test(typed)), {
      error: "must be as in {example}",
      params: { example },
    });
/** A text in which only these names may be in braces, which the message may list as {pages}. */
const withNames = (max: number, min: number, names: readonly string[], message: string) =>
  z
    .string()
    // An empty text breaks no other rule.
    .min(min, { abort: true })
    .max(max)
    .superRefine((value, context) => {
      const unknown = findNames(value).filter((name) => !names.includes(name));
      const params = { names: formatNames(unknown), pages: formatNames(names) };
      if (unknown.length > 0) context.addIssue({ code: "custom", message, params });
    });
/**
 * A text with a maximum and a minimum number of characters, counted after the facts are filled in.
 *
 * @param names those of the values that the page fills in, which the text may leave out
 */
export const text = (max: number, min = 1, ...names: string[]) =>
  withNames(
    max,
    min,
    names,
    "names {names}, which is no fact and no promise of the studio, and this text has no links",
  );
/** A name, a label or a list item, without a full stop at the end. */
export const label = (max: number, schema = text(max)) =>
  schema
    .refine((value) => !/[.?]$/.test(value), "ends as a sentence, but is not one")
    .meta({ rule: "Sin punto final." });
/** The name of a page, which its preview image shows. */
export const pageTitle = (max: number) => label(max, text(max).superRefine(drawable));
/** One or more sentences. */
export const sentence = (max: number, min = 1) => endingInMark(text(max, min));
export const endingInMark = (schema: z.ZodString) =>
  schema
    .refine(
      (value) => /^$|[.?!…][”’»)]*$/.test(value),
      "must end with a full stop, a question mark or an exclamation mark",
    )
    .meta({ rule: "Con punto final." });
/** A sentence used as a heading. It takes one to three lines on the page. */
export const heading = sentence(60);
/** A text with placeholders for values. Each name occurs exactly once, in braces. */
export const template = (max: number, ...names: string[]) =>
  text(max, 1, ...names)
    .refine((value) => names.every((name) => value.split(`{${name}}`).length === 2), {
      error: "must contain {names} once",
      params: { names: formatNames(names) },
    })
    .meta({ rule: `Con ${formatNames(names)}.` });
/** Sentences that may name other pages of the site: linked-text.server.ts. */
export const linking = (max: number, min: number) =>
  endingInMark(
    withNames(
      max,
      min,
      pageNames,
      "names {names}, which is no fact, no promise and none of the pages: {pages}",
    ),
  );
/** A list with as many items as the layout can show, or with a fixed number of them. */
export const listOf = <Item extends z.ZodType>(item: Item, least: number, most = least) =>
  z.array(item).min(least).max(most);
const formatNames = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");
const findNames = (value: string) => value.match(/(?<=\{)[^}]*(?=\})/g) ?? [];
/** The names of pages that texts may link, in braces. `design` is both a service and a category. */
export const pageNames = [
  ...new Set(["mvp", ...singlePageKinds, ...serviceKeys, ...categoryPageKeys, ...detailNames]),
];

/** Whether the studio has said that it is right. `npm run launch-check` lists the others. */
export const isConfirmed = z.boolean().describe("Confirmado. Encendelo cuando el estudio diga que es así.");

/** The title and description for search results and shared links. The head adds the brand. */
export const meta = z
  .strictObject({ title: text(60, 10), description: sentence(160, 70) })
  .describe("En buscadores. Lo que se ve de esta página en Google y al compartirla.");
export type Meta = z.infer<typeof meta>;
