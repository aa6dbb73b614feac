import { expect, test } from "vitest";
import { daySpans, numberOf, pagePlan } from "./page-plan.ts";

test("parts follow each other on the rule, and items are counted through the page", () => {
  const { parts, total, order } = pagePlan({ features: [1, 2, 3], steps: [1, 2] });
  expect(parts.steps).toEqual({ position: 2, from: 3, to: 5, count: 2, total: 5 });
  expect(numberOf(parts.steps, 1)).toBe(5);
  expect({ total, order }).toEqual({ total: 5, order: ["features", "steps"] });
});

test("spans of days follow each other without a gap", () => {
  expect(daySpans([2, 4, 5, 4])).toEqual([
    { first: 1, last: 2, length: 2 },
    { first: 3, last: 6, length: 4 },
    { first: 7, last: 11, length: 5 },
    { first: 12, last: 15, length: 4 },
  ]);
});
