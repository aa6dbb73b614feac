import type { Message, Values } from "../content-model/problem-messages.ts";
import { type Problem, report } from "../content-model/problems.ts";
import { getContentPath } from "../content-model/schema.ts";
import { type Language, languages } from "../languages.ts";
import { listKeys } from "../records.ts";
import { jobNames } from "./request.ts";
import { type QuoteTerms, quote } from "./schema.ts";

/** Lists the mismatches between the quote page's terms and its texts. The schema reports missing keys. */
export function checkQuote(texts: Partial<Record<Language, unknown>>, terms: QuoteTerms, mvpDays: number) {
  return [
    ...checkTerms(terms, mvpDays),
    ...languages.flatMap((language) => checkTexts(texts[language], language, terms, mvpDays)),
  ];
}

/** Whether the quote page names the page: its texts are only those of services and of the MVP. */
const isOffered = (page: string) => page === "mvp" || jobNames.includes(page);

function checkTerms({ needs, order, estimate, sample, unsure }: QuoteTerms, mvpDays: number): Problem[] {
  const problems: Problem[] = [];
  const add = (key: string, message: Message, values?: Values) =>
    problems.push(report({ file: "quote-terms", path: key.split(".") }, message, values));
  const addLate = (key: string, value = 0) => {
    if (value > mvpDays) add(key, "is {value}, at most {max}", { value, max: mvpDays });
  };
  addLate("estimate.task.days", estimate.task.days);
  addLate("estimate.launch.days", estimate.launch.days);
  for (const [key, { day }] of Object.entries(sample.payments)) addLate(`sample.payments.${key}.day`, day);
  const payments = Object.values(sample.payments).filter(({ isShown }) => isShown);
  if (payments.length > 0 && payments.every(({ parts }) => parts === 0))
    add("sample", "shows payments that all have 0 parts: at least one must have more");
  /** Terms of the sample that mention dollars do not fit a price in another currency. */
  const inDollars = {
    "sample.currencyRule": sample.currencyRule,
    "sample.hosting.monthly": sample.hosting,
    "sample.stop.perDay": sample.stop,
    "estimate.rate.perDay": estimate.rate,
  };
  const { currency } = sample.price;
  for (const [key, term] of Object.entries(inDollars))
    if (currency !== "USD" && term?.isShown && term.isSample)
      add(key, "is the sample's, in USD, but sample.price.currency is {currency}", { currency });
  for (const [key, page] of Object.entries(unsure))
    if (!isOffered(page)) add(`unsure.${key}`, "is {value}, which is no service", { value: page });
  for (const [purpose, entries] of Object.entries(needs))
    for (const [key, { column, days, page = "mvp" }] of Object.entries(entries)) {
      if (!isOffered(page))
        add(`needs.${purpose}.${key}.page`, "is {value}, which is no service", { value: page });
      if (purpose === "mvp" && (column === "apart") === (days !== undefined))
        add(`needs.mvp.${key}`, "must have days unless its column is apart, and only then");
    }
  for (const job of jobNames) if (!order.includes(job)) add("order", "lacks {job}", { job });
  for (const [index, job] of order.entries())
    if (!jobNames.includes(job) || order.indexOf(job) !== index)
      add("order", "has {job}, which is no service or is there twice", { job });
  for (const key of ["owner", "desk", "patients"] as const) {
    const { length: count } = sample.hours[key];
    if (count !== mvpDays) add(`sample.hours.${key}`, otherCount, { count, ...getExpected(mvpDays) });
  }
  return problems;
}

const otherCount = "has {count} entries, but {file} sets {expected}";
const getExpected = (mvpDays: number) => ({ expected: mvpDays, file: getContentPath("facts") });

/** A text that the schema refuses is reported there. */
function checkTexts(text: unknown, language: Language, terms: QuoteTerms, mvpDays: number): Problem[] {
  const { data } = quote.safeParse(text);
  if (!data) return [];
  const problems: Problem[] = [];
  const add = (key: string, message: Message, values: Values) =>
    problems.push(report({ file: "quote", path: [language, ...key.split(".")] }, message, values));
  const { needs } = data.questions;
  for (const purpose of listKeys(needs)) {
    const own = Object.keys(needs[purpose].options);
    const others = Object.keys(purpose === "unsure" ? terms.unsure : terms.needs[purpose]);
    const values = { own: own.join(", "), file: getContentPath("quote-terms"), others: others.join(", ") };
    if (own.toSorted().join() !== others.toSorted().join())
      add(`questions.needs.${purpose}.options`, "has {own}, but {file} has {others}", values);
  }
  const { length: count } = data.sample.calendar.days;
  if (count !== mvpDays) add("sample.calendar.days", otherCount, { count, ...getExpected(mvpDays) });
  return problems;
}
