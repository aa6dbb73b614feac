import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { contents } from "./contents.server.ts";
import { fillText } from "./fill-facts.ts";

test("a fact that is no text or number is filled in nowhere, so that the check names it", () => {
  const text = "{mvpDaysCountFrom}, {isBrandFinal}";
  expect(fillText(text, languages[0])).toBe(text);
});

test("texts name the product of the example as its own file does", () => {
  for (const language of languages)
    expect(fillText("{example}.", language)).toBe(`${contents[language].specimens.salita.product}.`);
});
