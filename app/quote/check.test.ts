import { expect, test } from "vitest";
import { contentProblems } from "../content/check.ts";
import { contents, files, readShared } from "../content/contents.server.ts";
import { languages } from "../domain/languages.ts";

const [language] = languages;
const before = contentProblems();

test("The check names a payment that is due after the last day", () => {
  const shared = readShared();
  const terms = shared["quote-terms"];
  const payMiddle = { ...terms.sample.payMiddle, day: 16 };
  const later = { ...terms, sample: { ...terms.sample, payMiddle } };
  expect(contentProblems(files, { ...shared, "quote-terms": later })).toEqual([
    ...before,
    expect.stringMatching(/^app\/content\/quote-terms.json: sample.payMiddle.day is 16, but mvpDays .+/),
  ]);
});

test("The check names the words and amounts that do not fit the price's currency", () => {
  const shared = readShared();
  const terms = shared["quote-terms"];
  const problemsOf = (isSample: boolean) => {
    const price = { ...terms.sample.price, currency: "ARS" };
    const term = { isShown: true, isSample };
    const hosting = { ...term, monthly: 20 };
    const stop = { ...term, perDay: 400 };
    const sample = {
      ...terms.sample,
      price,
      hosting,
      stop,
      currencyRule: { isShown: true, isSample: false },
    };
    const quote = Object.fromEntries(
      languages.map((code) => {
        const texts = contents[code].quote;
        const text = isSample && code === language ? "In dollars" : `In pesos, or in dollars, ${code}`;
        const currencyRule = { ...texts.sample.price.currencyRule, text };
        return [
          code,
          { ...texts, sample: { ...texts.sample, price: { ...texts.sample.price, currencyRule } } },
        ];
      }),
    );
    const plan = { ...terms.plan, rate: { ...term, perDay: 400, margin: 25 } };
    return contentProblems({ ...files, quote }, { ...shared, "quote-terms": { ...terms, plan, sample } });
  };
  expect(problemsOf(true)).toEqual([
    ...before,
    expect.stringMatching(
      `quote.json: ${language}.sample.price.currencyRule.text begins with dollars, .+ is ARS$`,
    ),
    expect.stringMatching("quote-terms.json: sample.hosting.monthly is the sample's, in USD, .+ is ARS:"),
    expect.stringMatching("quote-terms.json: sample.stop.perDay is the sample's, in USD, .+ is ARS:"),
    expect.stringMatching("quote-terms.json: plan.rate.perDay is the sample's, in USD, .+ is ARS:"),
  ]);
  expect(problemsOf(false)).toEqual(before);
});

test("The check names an amount that is not written in digits only", () => {
  const shared = readShared();
  const terms = shared["quote-terms"];
  for (const amount of [7.5, "7.000"]) {
    const sample = { ...terms.sample, price: { ...terms.sample.price, amount } };
    expect(contentProblems(files, { ...shared, "quote-terms": { ...terms, sample } })).toEqual([
      ...before,
      `app/content/quote-terms.json: sample.price.amount must be a whole number without dots or commas, as in 7000, but is ${JSON.stringify(amount)}`,
    ]);
  }
});

test("The check names a service that the order of services lacks, and one that does not exist", () => {
  const shared = readShared();
  const terms = shared["quote-terms"];
  const order = ["pottery", ...terms.order.slice(1)];
  expect(contentProblems(files, { ...shared, "quote-terms": { ...terms, order } })).toEqual([
    ...before,
    `app/content/quote-terms.json: order lacks ${terms.order[0]}`,
    "app/content/quote-terms.json: order has pottery, which is no service or is there twice",
  ]);
});
