import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { listKeys } from "../records.ts";
import { getContent } from "./contents.server.ts";
import { findAnswers, formatDaysAndReply } from "./terms-and-answers.server.ts";

test("A question of a buyer is shown once the studio has answered it", () => {
  const content = structuredClone(getContent(languages[0]));
  for (const answer of Object.values(content.answers)) answer.answer = "";
  const keys = listKeys(content.answers);
  expect(findAnswers(keys, content)).toEqual([]);
  expect(formatDaysAndReply(content)).toMatchObject({ reply: "" });
  content.answers.reply.answer = "It is settled.";
  expect(findAnswers(keys, content).map(({ id }) => id)).toEqual(["reply"]);
  expect(formatDaysAndReply(content).reply).toBe("It is settled.");
});
