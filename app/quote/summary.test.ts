import fc from "fast-check";
import { expect, test } from "vitest";
import type { QuoteData } from "./quote-data.server.ts";
import { computeRange, placeEntries, type Summary } from "./summary.ts";

const launch = { id: "launch", pill: "Launch", days: 3 };
const all = 15;

test("Entries that go first are consecutive, and the launch is at the end of the row", () => {
  const entries = [
    { id: "task", pill: "Task", days: 6 },
    { id: "panel", pill: "Panel", days: 2 },
  ];
  expect(placeEntries(entries, launch, all)).toEqual({
    pills: [
      { id: "task", name: "Task", from: 0, span: 6 },
      { id: "panel", name: "Panel", from: 6, span: 2 },
      { id: "launch", name: "Launch", from: 12, span: 3 },
    ],
    free: { from: 8, count: 4 },
    over: 0,
  });
});

test("Entries that do not fit take days of the launch first, and no day is counted twice", () => {
  const entry = fc.record({ id: fc.string(), pill: fc.string(), days: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(entry), (first) => {
      const { pills, free, over } = placeEntries(first, launch, all);
      const asked = first.reduce((sum, { days }) => sum + days, launch.days);
      expect(pills.reduce((sum, { span }) => sum + span, free.count)).toBe(all);
      expect(over).toBe(Math.max(0, asked - all));
      expect(free.count === 0 || over === 0).toBe(true);
    }),
  );
});

test("Days that fit are one number, and only those beyond those of an MVP may become more", () => {
  const data = { terms: { estimate: { margin: 25 } }, rate: { perDay: 100 } } as QuoteData;
  const rangeFor = (days: number, over: number) =>
    computeRange(data, { days, over, jobs: [] } as unknown as Summary);
  expect(rangeFor(15, 0)).toEqual({ from: 15, to: 15, cost: { from: 1500, to: 1500 } });
  expect(rangeFor(20, 5)).toEqual({ from: 20, to: 22, cost: { from: 2000, to: 2200 } });
});
