import { expect, test } from "vitest";
import { isLongHeadline } from "./long-title.ts";

test.each([
  { headline: "From idea to MVP\nin as little as 15 days.", isLong: false },
  { headline: "De la idea al MVP\nen tan solo 15 días.", isLong: false },
  { headline: "A headline that somebody writes longer than the columns hold.", isLong: true },
  { headline: "From a first idea to an MVP\nin 15 days.", isLong: true },
  { headline: "From\nidea to\nMVP.", isLong: true },
])("whether “$headline” is set smaller: $isLong", ({ headline, isLong }) => {
  expect(isLongHeadline(headline)).toBe(isLong);
});
