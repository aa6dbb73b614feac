import { fill } from "../domain/template.ts";
import type { PageContent } from "./contents.server.ts";
import { stripLinks } from "./linked-text.server.ts";
import { site } from "./site.ts";

/**
 * What the studio has settled about days, payments and its reply, in sentences. What is not settled is an empty string.
 */
export function formatFacts(content: PageContent) {
  const { language, answers, quote } = content;
  const { facts } = quote;
  const { mvpDaysAre, mvpDaysCountFrom } = site;
  const from = mvpDaysCountFrom[language];
  const days = [mvpDaysAre && facts.daysAre[mvpDaysAre], from && fill(facts.countFrom, { from })];
  return {
    days: days.filter(Boolean).join(" "),
    payment: stripLinks([answers.payment.answer, answers.invoice.answer].filter(Boolean).join(" "), content),
    reply: stripLinks(answers.reply.answer, content),
  };
}
