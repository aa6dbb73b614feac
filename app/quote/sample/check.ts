import { type Problem, report } from "../../content-model/problems.ts";
import type { SharedContent } from "../../content-model/shared-schema.ts";

/** Lists the numbers of the sample that do not fit each other or the days of an MVP. */
export function checkSample({ facts: { mvpDays }, "quote-numbers": { sample } }: SharedContent): Problem[] {
  const { payments, price, currencyRule, hosting } = sample;
  const problems: Problem[] = [];
  const add = (path: string[], ...found: [Parameters<typeof report>[1], Parameters<typeof report>[2]?]) =>
    problems.push(report({ file: "quote-numbers", path: ["sample", ...path] }, ...found));
  for (const [key, { day = 0 }] of Object.entries(payments))
    if (day > mvpDays)
      add(["payments", key, "day"], "is {value}, at most {max}", { value: day, max: mvpDays });
  const shown = Object.values(payments).filter(({ isShown }) => isShown);
  if (shown.length > 0 && shown.every(({ parts }) => parts === 0))
    add(["payments"], "shows payments that all have 0 parts: at least one must have more");
  const { currency } = price;
  // The sample's own amounts and rule are about dollars.
  for (const [key, term] of Object.entries({ currencyRule, hosting }))
    if (currency !== "USD" && term.isShown && term.isSample)
      add([key], "is the sample's, in USD, but sample.price.currency is {currency}", { currency });
  return problems;
}
