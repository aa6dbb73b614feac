import { expect, test } from "vitest";
import { dayOf, daysUntil } from "./days.ts";

const friday = dayOf(new Date(2027, 0, 15, 23, 30));

test("The days before a date count from tomorrow, with or without Saturday and Sunday", () => {
  expect(friday).toBe("2027-01-15");
  expect(daysUntil("2027-01-19", friday, true, 15)).toBe(1);
  expect(daysUntil("2027-01-19", friday, false, 15)).toBe(3);
  expect(daysUntil("2027-01-16", friday, false, 15)).toBe(0);
  expect(daysUntil("2026-12-01", friday, true, 15)).toBe(0);
});

test("The count stops at its limit, and a mistyped year of five digits is far away", () => {
  expect(daysUntil("2027-12-31", friday, true, 15)).toBe(15);
  expect(daysUntil("12027-01-01", friday, true, 15)).toBe(15);
});
