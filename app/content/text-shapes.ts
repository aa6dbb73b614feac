/** The kinds of texts that the schemas of the content are made of. */
import { z } from "zod";
import { isCategoryKey, isDetailKey, isServiceKey } from "../domain/catalogue-keys.ts";

export const anyText = (max: number, min = 1) => z.string().min(min).max(max);
/** A text of at most (and at least) so many characters, counted with the facts filled in. */
export const text = (max: number, min = 1) =>
  anyText(max, min).refine((value) => namesIn(value).length === 0, {
    error: "names a fact that is not there, in braces",
  });
/** A name, a label, an entry of a list: it ends without a full stop. */
export const label = (max: number) =>
  text(max).refine((value) => !/[.?]$/.test(value), { error: "ends with a full stop, but is no sentence" });
/** One or more sentences. */
export const sentence = (max: number, min = 1) => ending(text(max, min));
export const ending = (schema: z.ZodString) =>
  schema.refine((value) => /[.?]$/.test(value), { error: "must end with a full stop or a question mark" });
/** A sentence as a heading; it takes one to three lines on the page. */
export const heading = sentence(60);
/** A text in which the site puts values: each name stands in it once, in braces. */
export const template = (max: number, ...names: string[]) =>
  anyText(max).refine((value) => names.every((name) => value.split(`{${name}}`).length === 2), {
    error: `must contain ${names.map((name) => `{${name}}`).join(" and ")} once`,
  });
/** Sentences that may name other pages of the site: linked-text.server.ts. */
export const linking = (max: number, min: number) =>
  ending(anyText(max, min)).refine((value) => namesIn(value).every(isPageName), {
    error: "names a page that is not there, in braces",
  });
const namesIn = (value: string) => value.match(/(?<=\{)[^}]*(?=\})/g) ?? [];
/** Whether the name is that of a page, as texts write it in braces. */
export const isPageName = (name: string) => {
  const [category, detail] = name.split("/");
  return (
    name === "mvp" ||
    isServiceKey(name) ||
    (isCategoryKey(category) && (detail === undefined || isDetailKey(category, detail)))
  );
};

/** What search results and shared links show, without the brand, which the head adds. */
export const meta = z.strictObject({ title: text(55, 15), description: sentence(165, 70) });
export type Meta = z.infer<typeof meta>;
