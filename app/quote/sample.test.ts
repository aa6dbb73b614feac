import { expect, test } from "vitest";
import { addTax, splitPayments } from "./quote-data.server.ts";

test("Payments add up to the total, even if the studio leaves some out", () => {
  const { tax, total } = addTax(6000, 21);
  expect([tax, total]).toEqual([1260, 7260]);
  expect(splitPayments(total, [{ parts: 0 }, { parts: 1 }, { parts: 1 }, { parts: 1 }])).toEqual([
    0, 2420, 2420, 2420,
  ]);
  expect(splitPayments(100, [{ parts: 1 }, { parts: 1 }, { parts: 1 }, { parts: 0 }])).toEqual([
    33, 33, 34, 0,
  ]);
});
