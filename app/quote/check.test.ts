import { expect, test } from "vitest";
import { listContentProblems } from "../content-model/check.ts";
import { files, shared } from "../content-model/contents.server.ts";

const before = listContentProblems();
const { "quote-terms": terms, facts } = shared;
const { sample, order, unsure } = terms;

/** The problems after a change of the terms. */
const problemsAfter = (change: object) =>
  listContentProblems(files, { ...shared, "quote-terms": { ...terms, ...change } }).filter(
    (problem) => !before.includes(problem),
  );

test("The check names a payment or a task beyond the days of an MVP", () => {
  const withMiddle = (day: number) => ({
    sample: { ...sample, payments: { ...sample.payments, middle: { ...sample.payments.middle, day } } },
  });
  const estimate = { ...terms.estimate, task: { ...terms.estimate.task, days: 30 } };
  expect(problemsAfter({ estimate, ...withMiddle(16) })).toEqual([
    `app/content/quote-terms.json: estimate.task.days is 30, at most ${facts.mvpDays}`,
    `app/content/quote-terms.json: sample.payments.middle.day is 16, at most ${facts.mvpDays}`,
  ]);
  expect(problemsAfter(withMiddle(0))).toEqual([
    "app/content/quote-terms.json: sample.payments.middle.day is 0, more than 0",
  ]);
});

test("The check names payments that have no part of the price, however many the page shows", () => {
  const without = { isShown: true, isSample: true, parts: 0 };
  const payments = { before: without, accept: without, middle: without, launch: without };
  for (const launch of [without, { ...without, isShown: false, parts: 1 }])
    expect(problemsAfter({ sample: { ...sample, payments: { ...payments, launch } } })).toEqual([
      "app/content/quote-terms.json: sample shows payments that all have 0 parts: at least one must have more",
    ]);
});

test("The check names the sample terms that are in another currency than the price", () => {
  const problemsOf = (isSample: boolean) => {
    const term = { isShown: true, isSample };
    return problemsAfter({
      sample: {
        ...sample,
        price: { ...sample.price, currency: "ARS" },
        currencyRule: term,
        hosting: { ...term, monthly: 20 },
        stop: { ...term, perDay: 400 },
      },
      estimate: { ...terms.estimate, rate: { ...term, perDay: 400 } },
    });
  };
  expect(problemsOf(true)).toEqual(
    ["sample.currencyRule", "sample.hosting.monthly", "sample.stop.perDay", "estimate.rate.perDay"].map(
      (key) => expect.stringMatching(`quote-terms.json: ${key} is the sample's, in USD, .+ is ARS$`),
    ),
  );
  expect(problemsOf(false)).toEqual([]);
});

test("The check names an amount that is not written in digits only", () => {
  for (const amount of [7.5, "7.000"])
    expect(problemsAfter({ sample: { ...sample, price: { ...sample.price, amount } } })).toEqual([
      `app/content/quote-terms.json: sample.price.amount must be a number, as in 7000 or 0.5, but is ${JSON.stringify(amount)}`,
    ]);
});

test("The check names a service that the order of services lacks, and one that does not exist", () => {
  expect(problemsAfter({ order: ["pottery", ...order.slice(1)] })).toEqual([
    `app/content/quote-terms.json: order lacks ${order[0]}`,
    "app/content/quote-terms.json: order has pottery, which is no service or is there twice",
  ]);
  expect(problemsAfter({ unsure: { ...unsure, late: "legal" } })).toEqual([
    "app/content/quote-terms.json: unsure.late is legal, which is no service",
  ]);
});
