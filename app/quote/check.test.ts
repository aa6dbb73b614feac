import { expect, test } from "vitest";
import { contentProblems } from "../content/check.ts";
import { files, readShared } from "../content/contents.server.ts";

const before = contentProblems();

test("The check names a payment that is due after the last day", () => {
  const shared = readShared();
  const terms = shared["quote-terms"];
  const payMiddle = { ...terms.sample.payMiddle, day: 16 };
  const later = { ...terms, sample: { ...terms.sample, payMiddle } };
  expect(contentProblems(files, { ...shared, "quote-terms": later })).toEqual([
    ...before,
    `app/content/quote-terms.json: sample.payMiddle.day is 16, at most ${shared.facts.mvpDays}`,
  ]);
});

test("The check names the sample terms that are in another currency than the price", () => {
  const shared = readShared();
  const terms = shared["quote-terms"];
  const problemsOf = (isSample: boolean) => {
    const term = { isShown: true, isSample };
    const sample = {
      ...terms.sample,
      price: { ...terms.sample.price, currency: "ARS" },
      currencyRule: term,
      hosting: { ...term, monthly: 20 },
      stop: { ...term, perDay: 400 },
    };
    const plan = { ...terms.plan, rate: { ...term, perDay: 400 } };
    return contentProblems(files, { ...shared, "quote-terms": { ...terms, plan, sample } });
  };
  expect(problemsOf(true)).toEqual([
    ...before,
    ...["sample.currencyRule", "sample.hosting.monthly", "sample.stop.perDay", "plan.rate.perDay"].map(
      (key) => expect.stringMatching(`quote-terms.json: ${key} is the sample's, in USD, .+ is ARS:`),
    ),
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
