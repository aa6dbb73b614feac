import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { getContent } from "./contents.server.ts";
import { findAnswers, formatDaysAndReply } from "./terms-and-answers.server.ts";

test("A question of a buyer is shown once the studio has answered it; the reply is beside the button that sends", () => {
  const content = structuredClone(getContent(languages[0]));
  for (const answer of Object.values(content.answers)) answer.answer = "";
  expect(findAnswers(content)).toEqual([]);
  expect(formatDaysAndReply(content)).toMatchObject({ reply: "" });
  content.answers.reply.answer = "It is settled.";
  content.answers.team.answer = "Two people.";
  expect(findAnswers(content).map(({ id }) => id)).toEqual(["team"]);
  expect(formatDaysAndReply(content).reply).toBe("It is settled.");
});
