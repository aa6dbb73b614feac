import { type Problem, problem } from "../content/check-schema.ts";
import type { Message, Values } from "../content/problem-messages.ts";
import { contentFile } from "../content/schema.ts";
import { isPageName, noPage } from "../content/text-shapes.ts";
import { categoryKeys, detailKeys, serviceKeys } from "../domain/catalogue-keys.ts";
import { type Language, languages } from "../domain/languages.ts";
import { keysOf } from "../domain/records.ts";
import { isJob } from "./request.ts";
import { type QuoteTerms, quote } from "./schema.ts";

/** Lists the mismatches between the quote page's terms and its texts. The schema reports missing keys. */
export function quoteProblems(
  texts: { [Code in Language]?: unknown },
  terms: QuoteTerms,
  mvpDays: number,
): Problem[] {
  return [
    ...termProblems(terms, mvpDays),
    ...languages.flatMap((language) => textProblems(texts[language], language, terms, mvpDays)),
  ];
}

function termProblems({ needs, order, plan, sample, unsure }: QuoteTerms, mvpDays: number): Problem[] {
  const found = (key: string, message: Message, values?: Values) =>
    problem({ file: "quote-terms", path: key.split(".") }, message, values);
  const pages = [
    ...Object.entries(unsure).map(([key, page]) => [`unsure.${key}`, page] as const),
    ...Object.entries(needs).flatMap(([purpose, entries]) =>
      Object.entries(entries).map(([key, { page = "mvp" }]) => [`needs.${purpose}.${key}`, page] as const),
    ),
  ];
  const { owner, desk, patients } = sample.hours;
  const { currency } = sample.price;
  /** Terms of the sample that mention dollars do not fit a price in another currency. */
  const inDollars = {
    "sample.currencyRule": sample.currencyRule,
    "sample.hosting.monthly": sample.hosting,
    "sample.stop.perDay": sample.stop,
    "plan.rate.perDay": plan.rate,
  };
  const jobs = [
    ...serviceKeys,
    ...categoryKeys.flatMap((category) => detailKeys(category).map((detail) => `${category}/${detail}`)),
  ];
  const days = { expected: mvpDays, file: contentFile("facts") };
  return [
    ...Object.entries(sample).flatMap(([key, term]) =>
      "day" in term && term.day && term.day > mvpDays
        ? found(`sample.${key}.day`, "is {value}, at most {max}", { value: term.day, max: mvpDays })
        : [],
    ),
    ...Object.entries(inDollars)
      .filter(([, term]) => currency !== "USD" && term?.isShown && term.isSample)
      .map(([key]) =>
        found(
          key,
          'is the sample\'s, in USD, but sample.price.currency is {currency}: type your own and "isSample": false, or "isShown": false',
          { currency },
        ),
      ),
    ...pages.filter(([, page]) => !isPageName(page)).map(([key, page]) => found(key, ...noPage(page))),
    ...Object.entries(needs.mvp)
      .filter(([, { column, days }]) => (column === "apart") === (days !== undefined))
      .map(([key]) => found(`needs.mvp.${key}`, "must have days unless its column is apart, and only then")),
    ...jobs.filter((job) => !order.includes(job)).map((job) => found("order", "lacks {job}", { job })),
    ...order
      .filter((job, index) => !isJob(job) || order.indexOf(job) !== index)
      .map((job) => found("order", "has {job}, which is no service or is there twice", { job })),
    ...Object.entries({ owner, desk, patients })
      .filter(([, hours]) => hours.length !== mvpDays)
      .map(([key, { length: count }]) => found(`sample.hours.${key}`, otherCount, { count, ...days })),
  ];
}

const otherCount = "has {count} entries, but {file} sets {expected}";

/** A text that the schema refuses is reported there. */
function textProblems(text: unknown, language: Language, terms: QuoteTerms, mvpDays: number): Problem[] {
  const { data } = quote.safeParse(text);
  if (!data) return [];
  const found = (key: string, message: Message, values: Values) =>
    problem({ file: "quote", path: [language, ...key.split(".")] }, message, values);
  const { needs } = data.questions;
  const { length: count } = data.sample.calendar.days;
  return [
    ...keysOf(needs).flatMap((purpose) => {
      const written = Object.keys(needs[purpose].options);
      const ruled = Object.keys(purpose === "unsure" ? terms.unsure : terms.needs[purpose]);
      const values = { own: written.join(", "), file: contentFile("quote-terms"), others: ruled.join(", ") };
      return written.toSorted().join() === ruled.toSorted().join()
        ? []
        : found(`questions.needs.${purpose}.options`, "has {own}, but {file} has {others}", values);
    }),
    ...(count === mvpDays
      ? []
      : [
          found("sample.calendar.days", otherCount, { count, expected: mvpDays, file: contentFile("facts") }),
        ]),
  ];
}
