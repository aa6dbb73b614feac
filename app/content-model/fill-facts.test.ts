import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { makeRecord } from "../records.ts";
import { fillText } from "./fill-facts.ts";

const [language] = languages;
const fillers = {
  facts: { city: "Salta", mvpDays: 10 },
  promises: ["yes", "no"].map((key) => ({
    key,
    ...makeRecord(languages, () => `It is ${key}.`),
    isShown: key === "yes",
    isConfirmed: false,
  })),
};
const filled = (text: string) => fillText(text, fillers, language);

test("Texts name facts, and keep other names in braces", () => {
  expect(filled("In {city}, in {mvpDays} days, {ux}.")).toBe("In Salta, in 10 days, {ux}.");
});

test("An omitted promise takes its space along, at the start, between sentences and at the end", () => {
  expect(filled("{promise.no} {promise.no} A. {promise.no} B. {promise.no} {promise.no}")).toBe("A. B.");
  expect(filled("{promise.no} {promise.yes} A. {promise.yes} {promise.no}")).toBe("It is yes. A. It is yes.");
  expect(filled("A.\n{promise.no}")).toBe("A.");
});
