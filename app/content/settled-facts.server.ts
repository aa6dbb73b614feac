import { fill } from "../domain/template.ts";
import type { PageContent } from "./contents.server.ts";
import { site } from "./site.ts";

/** What the studio has settled about days and payments, in sentences. What is not settled is an empty string. */
export function settledFacts({ language, answers, quote: { facts } }: PageContent) {
  const { mvpDaysAre, mvpDaysCountFrom } = site;
  const from = mvpDaysCountFrom[language];
  const days = [mvpDaysAre && facts.daysAre[mvpDaysAre], from && fill(facts.countFrom, { from })];
  return {
    days: days.filter(Boolean).join(" "),
    payment: [answers.payment.answer, answers.invoice.answer].filter(Boolean).join(" "),
  };
}
