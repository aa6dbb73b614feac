import { expect, test } from "vitest";
import { countParts, withDays } from "./page-count.ts";

test("parts are consecutive on the rule", () => {
  const { parts, total } = countParts({ features: [1, 2, 3], steps: [1, 2] });
  expect(parts.steps).toEqual({ position: 2, before: 3, to: 5, count: 2, total: 5 });
  expect(total).toBe(5);
});

test("spans of days are consecutive without a gap, one for each text", () => {
  expect(withDays([{ name: "Design" }, { name: "Build" }], [2, 4])).toEqual([
    { name: "Design", days: { first: 1, last: 2, length: 2 } },
    { name: "Build", days: { first: 3, last: 6, length: 4 } },
  ]);
  expect(() => withDays([{ name: "Design" }], [2, 4])).toThrow(RangeError);
});
