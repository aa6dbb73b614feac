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
 * What the studio has settled about days and its reply, in sentences. What is not settled is an empty string.
 */
export function formatFacts(content: PageContent) {
  const { language, answers, common } = content;
  const { mvpDaysAre, mvpDaysCountFrom } = site;
  const from = mvpDaysCountFrom[language];
  const days = [mvpDaysAre && common.mvpDaysAre[mvpDaysAre], from && fill(common.mvpDaysCountFrom, { from })];
  return {
    days: days.filter(Boolean).join(" "),
    reply: stripLinks(answers.reply.answer, content),
  };
}
