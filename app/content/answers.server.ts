import { keysOf } from "../domain/records.ts";
import type { PageContent } from "./contents.server.ts";
import { linkedText, type TextPart } from "./linked-text.server.ts";
import type { AnswersText } from "./schema.ts";

/** The pages, besides the home page, on which a buyer asks the question. */
const askedOn: Partial<Record<keyof AnswersText, string[]>> = {
  team: ["development/project-management"],
  offTheShelf: ["development/user-management", "development/payment"],
  contract: ["legal/ip"],
  data: ["development/user-management", "legal/compliance"],
  afterLaunch: ["development/project-management"],
};

/**
 * The studio's answers for a page, as text that follows its limits: empty until the studio has answered.
 *
 * @param page the name that texts use in braces: `legal/ip`
 */
export function answersOn(page: string, content: PageContent): TextPart[] {
  return keysOf(content.answers)
    .filter((key) => content.answers[key].answer && askedOn[key]?.includes(page))
    .flatMap((key) => [
      ` ${content.answers[key].question} `,
      ...linkedText(content.answers[key].answer, content),
    ]);
}
