import { expect, test } from "vitest";
import { listContentProblems } from "../content-model/check.ts";
import { shared } from "../content-model/contents.server.ts";
import { readSources } from "../content-model/read-content.ts";
import { languages } from "../languages.ts";
import { addTax, splitPayments } from "./sample/sample-data.server.ts";

const [language] = languages;
const before = listContentProblems();
const sources = readSources();
const { "quote-numbers": numbers, facts } = shared;
const { sample, estimate } = numbers;
const problemsWith = (change: object) =>
  listContentProblems({ ...sources, "quote-numbers": { ...numbers, ...change } }).filter(
    (problem) => !before.includes(problem),
  );

test("The check names days of the form, and a payment, beyond those of an MVP", () => {
  const task = { ...estimate.task, days: 30 };
  const middle = { isShown: true, isConfirmed: false, parts: 0, day: 16 };
  expect(
    problemsWith({
      estimate: { ...estimate, task },
      sample: { ...sample, payments: { ...sample.payments, middle } },
    }),
  ).toEqual([
    expect.stringContaining(
      `estimate.task.days + launch.days is ${30 + estimate.launch.days}, at most ${facts.mvpDays}`,
    ),
    expect.stringContaining(`sample.payments.middle.day is 16, at most ${facts.mvpDays}`),
  ]);
});

test("The check names a need that has days and no text, and one that has neither days nor a reason", () => {
  const [first = ""] = Object.keys(estimate.needs);
  const { [first]: named, ...others } = estimate.needs;
  const found = problemsWith({ estimate: { ...estimate, needs: { ...others, moon: named } } });
  for (const key of ["moon", `${first}.reason`])
    expect(found).toContain(`app/content/quote.json: ${language}.questions.needs.options.${key} is missing`);
});

test("Payments add up to the total, even if the studio leaves some out", () => {
  expect(addTax(6000, 21)).toBe(7260);
  expect(splitPayments(7260, [0, 1, 1, 1])).toEqual([0, 2420, 2420, 2420]);
  expect(splitPayments(100, [1, 1, 1, 0])).toEqual([33, 33, 34, 0]);
});
