import { formatMessage } from "../content/problem-messages.ts";
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
): string[] {
  const { needs, unsure, sample } = terms;
  const limit = `mvpDays of ${contentFile("facts")} is ${mvpDays}`;
  const pages = [
    ...Object.entries(unsure).map(([key, page]) => [`unsure.${key}`, page] as const),
    ...Object.entries(needs).flatMap(([purpose, entries]) =>
      Object.entries(entries).map(([key, { page = "mvp" }]) => [`needs.${purpose}.${key}`, page] as const),
    ),
  ];
  const { owner, desk, patients } = sample.hours;
  const ofTerms = [
    ...Object.entries(sample).flatMap(([key, term]) =>
      "day" in term && term.day && term.day > mvpDays
        ? [`sample.${key}.day is ${term.day}, but ${limit}`]
        : [],
    ),
    ...currencyProblems(terms),
    ...pages
      .filter(([, page]) => !isPageName(page))
      .map(([key, page]) => `${key} ${formatMessage(...noPage(page))}`),
    ...Object.entries(needs.mvp)
      .filter(([, { column, days }]) => (column === "apart") === (days !== undefined))
      .map(([key]) => `needs.mvp.${key} must have days unless its column is apart, and only then`),
    ...orderProblems(terms.order),
    ...Object.entries({ owner, desk, patients })
      .filter(([, days]) => days.length !== mvpDays)
      .map(([key, days]) => `sample.hours.${key} has ${days.length} days, but ${limit}`),
  ];
  return [
    ...ofTerms.map((problem) => `${contentFile("quote-terms")}: ${problem}`),
    ...languages.flatMap((language) =>
      textProblems(texts[language], terms, mvpDays).map(
        (problem) => `${contentFile("quote")}: ${language}.${problem}`,
      ),
    ),
  ];
}

/** The order names each service and each detailed service once. */
function orderProblems(order: readonly string[]): string[] {
  const jobs = [
    ...serviceKeys,
    ...categoryKeys.flatMap((category) => detailKeys(category).map((detail) => `${category}/${detail}`)),
  ];
  return [
    ...jobs.filter((job) => !order.includes(job)).map((job) => `order lacks ${job}`),
    ...order
      .filter((name, index) => !isJob(name) || order.indexOf(name) !== index)
      .map((name) => `order has ${name}, which is no service or is there twice`),
  ];
}

/** Terms of the sample that mention dollars do not fit a price in another currency. */
function currencyProblems({ plan, sample }: QuoteTerms): string[] {
  const { currency } = sample.price;
  const terms = {
    "sample.currencyRule": sample.currencyRule,
    "sample.hosting.monthly": sample.hosting,
    "sample.stop.perDay": sample.stop,
    "plan.rate.perDay": plan.rate,
  };
  return Object.entries(terms)
    .filter(([, term]) => currency !== "USD" && term?.isShown && term.isSample)
    .map(
      ([key]) =>
        `${key} is the sample's, in USD, but sample.price.currency is ${currency}: type your own and "isSample": false, or "isShown": false`,
    );
}

/** A text that the schema refuses is reported there. */
function textProblems(text: unknown, terms: QuoteTerms, mvpDays: number): string[] {
  const { data } = quote.safeParse(text);
  if (!data) return [];
  const { needs } = data.questions;
  const { length } = data.sample.calendar.days;
  return [
    ...keysOf(needs).flatMap((purpose) => {
      const written = Object.keys(needs[purpose].options);
      const ruled = Object.keys(purpose === "unsure" ? terms.unsure : terms.needs[purpose]);
      return written.toSorted().join() === ruled.toSorted().join()
        ? []
        : [
            `questions.needs.${purpose}.options has ${written.join(", ")}, but ${contentFile("quote-terms")} has ${ruled.join(", ")}`,
          ];
    }),
    ...(length === mvpDays
      ? []
      : [`sample.calendar.days has ${length} entries, but mvpDays of ${contentFile("facts")} is ${mvpDays}`]),
  ];
}
