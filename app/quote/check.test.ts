import { expect, test } from "vitest";
import { listContentProblems } from "../content-model/check.ts";
import { shared } from "../content-model/contents.server.ts";
import { readSources } from "../content-model/read-content.ts";
import { languages } from "../languages.ts";
import { addTax, splitPayments } from "./sample/data.server.ts";

const [language] = languages;
const before = listContentProblems();
const sources = readSources();
const { "quote-numbers": numbers, facts } = shared;
const { sample, estimate } = numbers;
const without = { isShown: true, isSample: true, parts: 0 };
const task = { ...estimate.task, days: 30 };

test.each<[name: string, change: object, ...problems: string[]]>([
  [
    "days of the form beyond those of an MVP",
    { estimate: { ...estimate, task } },
    `estimate is ${30 + estimate.launch.days}, at most ${facts.mvpDays}`,
  ],
  [
    "a payment after the launch",
    { sample: { ...sample, payments: { ...sample.payments, middle: { ...without, day: 16 } } } },
    `sample.payments.middle.day is 16, at most ${facts.mvpDays}`,
  ],
])("The check names %s", (_, change, ...problems) => {
  const found = listContentProblems({ ...sources, "quote-numbers": { ...numbers, ...change } });
  expect(found.filter((problem) => !before.includes(problem))).toEqual(
    problems.map((problem) => `app/content/quote-numbers.json: ${problem}`),
  );
});

test("The check names a need that has days and no text, and one that has neither days nor a reason", () => {
  const [first = ""] = Object.keys(estimate.needs);
  const { [first]: named, ...others } = estimate.needs;
  const found = listContentProblems({
    ...sources,
    "quote-numbers": { ...numbers, estimate: { ...estimate, needs: { ...others, moon: named } } },
  });
  for (const key of ["moon", `${first}.reason`])
    expect(found).toContain(`app/content/quote.json: ${language}.questions.needs.options.${key} is missing`);
});

test("Payments add up to the total, even if the studio leaves some out", () => {
  expect(addTax(6000, 21)).toBe(7260);
  expect(splitPayments(7260, [0, 1, 1, 1])).toEqual([0, 2420, 2420, 2420]);
  expect(splitPayments(100, [1, 1, 1, 0])).toEqual([33, 33, 34, 0]);
});
