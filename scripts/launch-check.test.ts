import { expect, test } from "vitest";
import { type Language, languages } from "../app/languages.ts";
import { currentState, listOpenItems, listSampleKeys } from "./launch-check.ts";

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
    mvpDaysAre: "working",
    mvpDaysCountFrom: inEachLanguage("the first payment"),
  },
  claimsDays: true,
  logo: { mark: ["8 4", "0 0", "0 0", "1 2*"], replacesFirstLetter: "C" },
  clients: [],
  reviews: { ...inEachLanguage("Ana, 2027-01-02"), law: "Dr. Paz, 2027-01-02" } as State["reviews"],
  promises: [promise, { ...promise, isMade: false, isConfirmed: false }],
  openAnswers: [],
  sampleNumbers: [],
};

/** Optional pages may lack their texts today. */
const openIn = (change: object) =>
  listOpenItems({ ...settled, ...change })
    .filter(({ kind }) => kind !== "page")
    .map(({ place }) => place);

test("a studio that claims no number of days is not asked which days it means", () => {
  const unsaid = { mvpDaysAre: "", mvpDaysCountFrom: inEachLanguage("") };
  expect(openIn({ site: { ...settled.site, ...unsaid }, claimsDays: false })).toEqual([]);
});

test("the launch check names the file and the key of everything that is open", () => {
  const { site } = settled;
  const [sample, hidden, own] = [{ isSample: true }, { isSample: true, isShown: false }, { isSample: false }];
  const open: [change: object, place: string][] = [
    [{ site: { ...site, isBrandFinal: false } }, "facts.json: brand"],
    [{ site: { ...site, address: "https://constelacion.example" } }, "facts.json: address"],
    [{ site: { ...site, phone: "5493510000000" } }, "facts.json: phone"],
    [{ site: { ...site, linkedin: "studio_placeholder" } }, "facts.json: linkedin"],
    [{ site: { ...site, instagram: "studio-placeholder" } }, "facts.json: instagram"],
    [{ site: { ...site, copyrightYear: 2024 } }, "facts.json: copyrightYear"],
    [{ site: { ...site, questionYear: 2025 } }, "facts.json: questionYear"],
    [{ site: { ...site, mvpDaysAre: "" } }, "facts.json: mvpDaysAre"],
    [{ site: { ...site, mvpDaysCountFrom: inEachLanguage("") } }, "facts.json: mvpDaysCountFrom"],
    [{ logo: { ...settled.logo, replacesFirstLetter: "Q" } }, "logo.json: replacesFirstLetter"],
    [{ clients: [{ name: "Muestra", isInvented: true }] }, "clients.json: clients"],
    [{ promises: [{ ...promise, isConfirmed: false }] }, "promises.json: code"],
    [{ openAnswers: ["remote"] }, "answers.json: remote"],
    [{ reviews: { ...settled.reviews, law: "" } }, "reviews.json: law"],
    [
      { sampleNumbers: listSampleKeys({ estimate: { sample, hidden, own } }) },
      "quote-numbers.json: estimate.sample",
    ],
  ];
  for (const [change, place] of open) expect(openIn(change)).toEqual([place]);
});
