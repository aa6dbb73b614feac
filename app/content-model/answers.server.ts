import type { PageContent } from "./contents.server.ts";
import { stripLinks } from "./linked-text.server.ts";
import type { AnswersText } from "./schema.ts";
import { site } from "./site.server.ts";
import { fill } from "./template.ts";

/** Those of the questions that the studio has answered. */
export function findAnswers(keys: (keyof AnswersText)[], content: PageContent) {
  return keys
    .filter((key) => content.answers[key].answer)
    .map((id) => ({
      id,
      name: content.answers[id].question,
      text: stripLinks(content.answers[id].answer, content),
    }));
}

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
