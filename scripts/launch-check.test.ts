import { expect, test } from "vitest";
import { languages } from "../app/languages.ts";
import { makeRecord } from "../app/records.ts";
import { currentState, listOpenItems } from "./launch-check.ts";

type State = typeof currentState;
const inEachLanguage = (text: string) => makeRecord(languages, () => text);
const promise = { key: "code", ...inEachLanguage("The code is yours."), isShown: true, isConfirmed: true };
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
  reviews: { ...inEachLanguage("Ana, 2027-01-02"), law: "Dr. Paz, 2027-01-02" },
  promises: [promise, { ...promise, isShown: false, isConfirmed: false }],
  openAnswers: [],
  quoteNumbers: false,
};

/** Pages of text may lack their files today. */
const openIn = (change: object) =>
  listOpenItems({ ...settled, ...change })
    .filter(({ kind }) => kind !== "page")
    .map(({ place }) => place);

test("The launch check names the file and the key of everything that is open, and no more", () => {
  const { site } = settled;
  const [sample, hidden, own] = [
    { isConfirmed: false },
    { isConfirmed: false, isShown: false },
    { isConfirmed: true },
  ];
  const open = {
    site: {
      ...site,
      isBrandFinal: false,
      address: "https://constelacion.example",
      phone: "5493510000000",
      linkedin: "studio_placeholder",
      instagram: "studio-placeholder",
      copyrightYear: 2024,
      questionYear: 2025,
      mvpDaysAre: "",
      mvpDaysCountFrom: inEachLanguage(""),
    },
    logo: { ...settled.logo, replacesFirstLetter: "Q" },
    clients: [{ name: "Muestra", isInvented: true }],
    promises: [{ ...promise, isConfirmed: false }],
    openAnswers: ["remote"],
    reviews: { ...settled.reviews, law: "" },
    quoteNumbers: { estimate: { sample, hidden, own } },
  };
  const ofFacts =
    "brand address phone linkedin instagram copyrightYear questionYear mvpDaysAre mvpDaysCountFrom";
  expect(openIn(open).sort()).toEqual(
    [
      ...ofFacts.split(" ").map((key) => `facts.json: ${key}`),
      "logo.json: replacesFirstLetter",
      "clients.json: clients",
      "promises.json: code",
      "answers.json: remote",
      "reviews.json: law",
      "quote-numbers.json: estimate.sample",
    ].sort(),
  );
  expect(openIn({})).toEqual([]);
  // A studio that claims no number of days is not asked which days it means.
  const unsaid = { mvpDaysAre: "", mvpDaysCountFrom: inEachLanguage("") } as const;
  expect(openIn({ site: { ...site, ...unsaid }, claimsDays: false })).toEqual([]);
});
