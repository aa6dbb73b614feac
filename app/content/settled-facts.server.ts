import { fill } from "../domain/template.ts";
import type { PageContent } from "./contents.server.ts";
import { site } from "./site.ts";

/** The days and payments that the studio has settled, as sentences. Empty for each that is still open. */
export function settledFacts({ language, answers, quote: { facts } }: PageContent) {
  const { mvpDaysAre, mvpDaysCountFrom } = site;
  const from = mvpDaysCountFrom[language];
  const days = [mvpDaysAre && facts.daysAre[mvpDaysAre], from && fill(facts.countFrom, { from })];
  return {
    days: days.filter(Boolean).join(" "),
    payment: answers.payment.answer,
  };
}
