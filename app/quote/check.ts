import { sayProblem } from "../content/problem-messages.ts";
import { contentFile, type DeepPartial } from "../content/schema.ts";
import { isPageName, noPage } from "../content/text-shapes.ts";
import { categoryKeys, detailKeys, serviceKeys } from "../domain/catalogue-keys.ts";
import { type Language, languages } from "../domain/languages.ts";
import { isJob } from "./request.ts";
import type { QuoteTerms, QuoteText } from "./schema.ts";

/** The texts of each language, of which any may be missing. */
type QuoteTexts = { [Code in Language]?: DeepPartial<QuoteText> };

/** Lists the mismatches between the quote page's terms and its texts. The schema reports missing keys. */
export function quoteProblems(texts: QuoteTexts, terms: QuoteTerms, mvpDays: number): string[] {
  const { needs, unsure, sample } = terms;
  const place = contentFile("quote-terms");
  const pages = [
    ...Object.entries(unsure ?? {}).map(([key, page]) => [`unsure.${key}`, page] as const),
    ...Object.entries(needs ?? {}).flatMap(([purpose, entries]) =>
      Object.entries(entries).map(([key, { page = "mvp" }]) => [`needs.${purpose}.${key}`, page] as const),
    ),
  ];
  const hours = Object.entries(sample?.hours ?? {}).filter((entry): entry is [string, number[]] =>
    Array.isArray(entry[1]),
  );
  const payments = Object.entries(sample ?? {}).flatMap(([key, term]) =>
    "day" in term && typeof term.day === "number" ? [[key, term.day] as const] : [],
  );
  return [
    ...payments
      .filter(([, day]) => day > mvpDays)
      .map(
        ([key, day]) =>
          `${place}: sample.${key}.day is ${day}, but mvpDays of app/content/facts.json is ${mvpDays}`,
      ),
    ...currencyProblems(texts, terms),
    ...pages
      .filter(([, page]) => !isPageName(page))
      .map(([key, page]) => `${place}: ${key} ${sayProblem(...noPage(page))}`),
    ...Object.entries(needs?.mvp ?? {})
      .filter(([, { column, days }]) => (column === "apart") === (days !== undefined))
      .map(([key]) => `${place}: needs.mvp.${key} must have days unless its column is apart, and only then`),
    ...orderProblems(terms.order ?? []),
    ...hours
      .filter(([, days]) => days.length !== mvpDays)
      .map(
        ([key, days]) =>
          `${place}: sample.hours.${key} has ${days.length} days, but mvpDays of app/content/facts.json sets ${mvpDays}`,
      ),
    ...languages.flatMap((language) => textProblems(language, texts[language], terms, mvpDays)),
  ];
}

/** The order names each service and each detailed service once. */
function orderProblems(order: readonly string[]): string[] {
  const jobs = [
    ...serviceKeys,
    ...categoryKeys.flatMap((category) => detailKeys(category).map((detail) => `${category}/${detail}`)),
  ];
  const place = contentFile("quote-terms");
  return [
    ...jobs.filter((job) => !order.includes(job)).map((job) => `${place}: order lacks ${job}`),
    ...order
      .filter((name, index) => !isJob(name) || order.indexOf(name) !== index)
      .map((name) => `${place}: order has ${name}, which is no service or is there twice`),
  ];
}

/** Finds what the sample says of dollars beside a price in another currency. */
function currencyProblems(texts: QuoteTexts, { plan, sample }: QuoteTerms): string[] {
  const currency = sample?.price?.currency;
  if (currency === undefined || currency === "USD") return [];
  const amounts = [
    ["sample.hosting.monthly", sample.hosting],
    ["sample.stop.perDay", sample.stop],
    ["plan.rate.perDay", plan?.rate],
  ] as const;
  const problems = amounts
    .filter(([, term]) => term?.isShown && term.isSample)
    .map(
      ([key]) =>
        `${contentFile("quote-terms")}: ${key} is the sample's, in USD, but sample.price.currency is ${currency}: type your own amount and "isSample": false, or "isShown": false`,
    );
  const words = languages
    .filter((language) => {
      const text = texts[language]?.sample?.price?.currencyRule?.text;
      return sample.currencyRule?.isShown && /^(en dólares|in dollars)/i.test(text ?? "");
    })
    .map(
      (language) =>
        `${contentFile("quote")}: ${language}.sample.price.currencyRule.text begins with dollars, but sample.price.currency of ${contentFile("quote-terms")} is ${currency}`,
    );
  return [...words, ...problems];
}

function textProblems(
  language: string,
  { questions, sample }: DeepPartial<QuoteText> = {},
  { needs, unsure }: QuoteTerms,
  mvpDays: number,
): string[] {
  const place = `${contentFile("quote")}: ${language}`;
  const options = (["unsure", "mvp", ...serviceKeys] as const).flatMap((purpose) => {
    const rules = purpose === "unsure" ? unsure : needs?.[purpose];
    const written = questions?.needs?.[purpose]?.options;
    const keys = Object.keys(written ?? {});
    const ruled = Object.keys(rules ?? {});
    return !written || (keys.every((key) => ruled.includes(key)) && keys.length === ruled.length)
      ? []
      : [
          `${place}.questions.needs.${purpose}.options has ${keys.join(", ")}, but ${contentFile("quote-terms")} has ${ruled.join(", ")}`,
        ];
  });
  const days = sample?.calendar?.days;
  return Array.isArray(days) && days.length !== mvpDays
    ? [
        ...options,
        `${place}.sample.calendar.days has ${days.length} entries, but mvpDays of app/content/facts.json sets ${mvpDays}`,
      ]
    : options;
}
