import { expect, test } from "vitest";
import { payments, totals } from "./quote-data.server.ts";

test("Payments add up to the total, even if the studio leaves some out", () => {
  const { tax, total } = totals(6000, 21);
  expect([tax, total]).toEqual([1260, 7260]);
  expect(payments(total, [{ parts: 0 }, { parts: 1 }, { parts: 1 }, { parts: 1 }])).toEqual([
    0, 2420, 2420, 2420,
  ]);
  expect(payments(100, [{ parts: 1 }, { parts: 1 }, { parts: 1 }, { parts: 0 }])).toEqual([33, 33, 34, 0]);
});
