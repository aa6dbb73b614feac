import { serviceKeys } from "../catalogue/catalogue-keys.ts";
import { listKeys } from "../records.ts";
import type { PageContent } from "./contents.server.ts";
import { linkText, stripLinks } from "./linked-text.server.ts";
import type { AnswersText } from "./schema.ts";
import { site } from "./site.server.ts";
import { fill } from "./template.ts";
import type { TextPart } from "./text-parts.ts";

/** The pages, besides those of the home and the quote, on which a buyer asks the question. */
const askedOn: Partial<Record<keyof AnswersText, string[]>> = {
  team: ["product", "project", "development/project-management"],
  pastWork: serviceKeys,
  languages: serviceKeys,
  remote: serviceKeys,
  offTheShelf: ["customer", "development/user-management", "development/payment"],
  contract: ["legal/ip"],
  data: ["development/user-management", "legal/compliance"],
  afterLaunch: ["development/project-management"],
};

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
 * The studio's answers for a page, as text that follows its limits: empty until the studio has answered.
 *
 * @param page the name that texts use in braces: `ux`, `legal/ip`
 */
export function buildAnswers(page: string, content: PageContent): TextPart[] {
  return listKeys(content.answers)
    .filter((key) => content.answers[key].answer && askedOn[key]?.includes(page))
    .flatMap((key) => [
      ` ${content.answers[key].question} `,
      ...linkText(content.answers[key].answer, content),
    ]);
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
