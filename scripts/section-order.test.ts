import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { sectionsOutOfOrder } from "./section-order.ts";

test("a page that counts its sections in another order than it shows them, or one that it lacks, is named", () => {
  const page = (parts: number[]) =>
    parseFragment(
      `<i data-part="9"></i>${parts.map((part) => `<section data-part="${part}">`).join("")}<section>`,
    );
  expect(sectionsOutOfOrder(page([1, 2, 2, 3]))).toEqual([]);
  expect(sectionsOutOfOrder(page([]))).toEqual([]);
  expect(sectionsOutOfOrder(page([4]))).toEqual([]);
  expect(sectionsOutOfOrder(page([1, 3]))).toHaveLength(1);
  expect(sectionsOutOfOrder(page([1, 3, 2]))).toEqual([expect.stringContaining("the parts 1, 3, 2 of")]);
});
