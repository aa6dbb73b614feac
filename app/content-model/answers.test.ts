import { expect, test } from "vitest";
import { serviceKeys } from "../catalogue/catalogue-keys.ts";
import { languages } from "../languages.ts";
import { composeSample } from "../quote/quote-data.server.ts";
import { buildAnswers, formatFacts } from "./answers.server.ts";
import { getContent } from "./contents.server.ts";

test("an answer of the studio is on the page where a buyer asks the question, and nothing is there before", () => {
  const content = getContent(languages[0]);
  const answered = structuredClone(content);
  for (const answer of Object.values(answered.answers)) answer.answer = "It is settled.";
  const silent = structuredClone(content);
  for (const answer of Object.values(silent.answers)) answer.answer = "";
  for (const page of ["development/payment", "legal/ip", ...serviceKeys]) {
    expect(buildAnswers(page, answered).join("")).toContain("? It is settled.");
    expect(buildAnswers(page, silent)).toEqual([]);
  }
  expect(buildAnswers("design/ux", answered)).toEqual([]);
  // The sample quote answers what a buyer asks about the people who do the work.
  const { team, pastWork, languages: spoken, remote } = answered.answers;
  const answersAbout = (content: typeof answered) =>
    composeSample("en-US", content).people?.lines.flatMap(({ name, text }) =>
      text === "It is settled." ? name : [],
    ) ?? [];
  expect(answersAbout(answered)).toEqual([team, pastWork, spoken, remote].map(({ question }) => question));
  expect(answersAbout(silent)).toEqual([]);
  // The terms of payment, and how the studio invoices.
  expect(formatFacts(answered).payment).toBe("It is settled. It is settled.");
  expect(formatFacts(silent).payment).toBe("");
  expect(formatFacts(answered).reply).toBe("It is settled.");
  expect(formatFacts(silent).reply).toBe("");
});
