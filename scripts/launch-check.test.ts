import { expect, test } from "vitest";
import { type Language, languages } from "../app/domain/languages.ts";
import { currentState, openGroups, report } from "./launch-check.ts";

type State = typeof currentState;
const inEachLanguage = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, string>;
const promise = { key: "code", ...inEachLanguage("The code is yours."), isMade: true, isConfirmed: true };
const thisYear = new Date().getFullYear();

const settled: State = {
  site: {
    ...currentState.site,
    brand: "Constelación",
    isBrandFinal: true,
    address: "https://constelacion.com.ar",
    phone: "5493515551234",
    linkedin: "constelacion",
    instagram: "constelacion.ar",
    copyrightYear: thisYear,
    questionYear: thisYear,
    stage: "days",
    mvpDaysAre: "working",
    mvpDaysCountFrom: inEachLanguage("the first payment"),
  },
  logo: { mark: ["8 4", "0 0", "0 0", "1 2*"], replacesFirstLetter: "C" },
  clients: [],
  reviews: { ...inEachLanguage("Ana, 2027-01-02"), law: "Dr. Paz, 2027-01-02" } as State["reviews"],
  promises: [promise, { ...promise, isMade: false, isConfirmed: false }],
  openAnswers: [],
  quoteTerms: JSON.parse(JSON.stringify(currentState.quoteTerms), (key, value) =>
    key === "isSample" ? false : value,
  ),
};

/** Optional pages may lack their texts today. */
const openIn = (change: object) =>
  openGroups({ ...settled, ...change })
    .filter(({ title }) => !title.startsWith("A page without texts"))
    .flatMap(({ file, items }) => items.map(([key]) => `${file}: ${key}`));

test("a studio that has settled everything has no open item", () => {
  expect(openIn({})).toEqual([]);
});

test("a studio that claims no number of days is not asked which days it means", () => {
  const unsaid = { mvpDaysAre: "", mvpDaysCountFrom: inEachLanguage("") };
  expect(openIn({ site: { ...settled.site, ...unsaid, stage: "steps" } })).toEqual([]);
});

test("the launch check names the file and the key of everything that is open", () => {
  const { site, quoteTerms } = settled;
  const wide = { file: "/acme.svg", width: 500, height: 100 };
  const { plan, sample } = quoteTerms;
  const terms = {
    ...quoteTerms,
    plan: { ...plan, task: { ...plan.task, isSample: true } },
    sample: { ...sample, stop: { ...sample.stop, isSample: true, isShown: false } },
  };
  const open: [change: object, place: string][] = [
    [{ site: { ...site, isBrandFinal: false } }, "facts: brand"],
    [{ site: { ...site, address: "https://constelacion.example" } }, "facts: address"],
    [{ site: { ...site, phone: "5493510000000" } }, "facts: phone"],
    [{ site: { ...site, linkedin: "studio-placeholder" } }, "facts: linkedin"],
    [{ site: { ...site, instagram: "studio-placeholder" } }, "facts: instagram"],
    [{ site: { ...site, copyrightYear: 2024 } }, "facts: copyrightYear"],
    [{ site: { ...site, questionYear: 2025 } }, "facts: questionYear"],
    [{ site: { ...site, mvpDaysAre: "" } }, "facts: mvpDaysAre"],
    [{ site: { ...site, mvpDaysCountFrom: inEachLanguage("") } }, "facts: mvpDaysCountFrom"],
    [{ logo: { ...settled.logo, replacesFirstLetter: "Q" } }, "logo: replacesFirstLetter"],
    [{ logo: { mark: wide } }, "logo: icon"],
    [{ clients: [{ name: "Muestra", isMadeUp: true }] }, "clients: clients"],
    [{ promises: [{ ...promise, isConfirmed: false }] }, "promises: code"],
    [{ openAnswers: [{ key: "en.remote.answer", question: "Remote?" }] }, "answers: en.remote.answer"],
    [{ reviews: { ...settled.reviews, law: " " } }, "reviews: law"],
    [{ quoteTerms: terms }, "quote-terms: plan.task"],
  ];
  for (const [change, place] of open) expect(openIn(change)).toEqual([place]);
});

test("the report starts with the number of items of each kind", () => {
  const items: [string, string][] = [
    ["phone", "1"],
    ["brand", "Q"],
  ];
  expect(report([{ title: "Placeholders", file: "facts", items }])).toBe(
    "2  Placeholders\n\nPlaceholders\n  app/content/facts.json: phone: 1\n  app/content/facts.json: brand: Q",
  );
});
