import type { Language } from "../languages.ts";
import { listKeys } from "../records.ts";
import { type PageContent, site } from "./contents.server.ts";
import { linkText, stripLinks } from "./linked-text.server.ts";
import { fill } from "./phrases.ts";
import type { StudioPromise } from "./shared-schema.ts";

export interface Term {
  key: string;
  title: string;
  text: string;
}

/** The studio's terms, which are the promises with a title. */
export const listTerms = (language: Language, promises: readonly StudioPromise[]): Term[] =>
  promises.flatMap(({ key, isShown, title, [language]: text = "" }) =>
    isShown && title ? { key, title: title[language] ?? "", text } : [],
  );

/** What the studio has answered, but its reply, which is beside the button that sends. */
export function findAnswers(content: PageContent) {
  return listKeys(content.answers)
    .filter((key) => key !== "reply" && content.answers[key].answer)
    .map((id) => ({
      id,
      name: content.answers[id].question,
      text: linkText(content.answers[id].answer, content),
    }));
}

/**
 * What the studio has settled about days and its reply, in sentences. What is not settled is an empty string.
 */
export function formatDaysAndReply(content: PageContent) {
  const { language, answers, common } = content;
  const { mvpDaysAre, mvpDaysCountFrom } = site;
  const from = mvpDaysCountFrom[language];
  const days = [mvpDaysAre && common.mvpDaysAre[mvpDaysAre], from && fill(common.mvpDaysCountFrom, { from })];
  return {
    days: days.filter(Boolean).join(" "),
    reply: stripLinks(answers.reply.answer, content),
  };
}
