import { afterEach, expect, test } from "vitest";
import { languages } from "../languages.ts";
import { listContentProblems } from "./check.ts";
import { contents, readTexts, shared } from "./contents.server.ts";
import { fillText } from "./fill-facts.ts";
import { formatCount } from "./phrases.ts";
import { site } from "./site.server.ts";

const { mvpDaysAre } = site;
afterEach(() => Object.assign(site, { mvpDaysAre }));

test("one fact decides on every page whether the days are working days or calendar days", () => {
  for (const kind of ["working", "calendar"] as const) {
    Object.assign(site, { mvpDaysAre: kind });
    const texts = readTexts();
    const pages = JSON.stringify(texts);
    expect(listContentProblems(texts, shared)).toEqual([]);
    for (const language of languages) {
      const { daysCount } = contents[language].quote.sheet;
      const other = kind === "working" ? "calendar" : "working";
      const counted = formatCount(language, daysCount[kind], site.mvpDays);
      expect(fillText("{mvpDaysCounted}", language)).toBe(counted);
      expect(pages).not.toContain(formatCount(language, daysCount[other], site.mvpDays));
    }
  }
});

test("a fact that is no text or number is filled in nowhere, so that the check names it", () => {
  const text = "{mvpDaysCountFrom}, {isBrandFinal}";
  expect(fillText(text, languages[0])).toBe(text);
});
