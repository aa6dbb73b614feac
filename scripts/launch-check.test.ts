import { expect, test } from "vitest";
import { quoteTerms } from "../app/content/contents.server.ts";
import { site } from "../app/content/site.ts";
import { type Language, languages } from "../app/domain/languages.ts";
import { type LaunchState, launchFindings, launchReport, noticesReminder } from "./launch-check.ts";

const settled: LaunchState = {
  site: {
    ...site,
    brand: "Constelación",
    isBrandFinal: true,
    address: "https://constelacion.com.ar",
    phone: "5493515551234",
    linkedin: "constelacion",
    instagram: "constelacion.ar",
    copyrightYear: new Date().getFullYear(),
    questionYear: new Date().getFullYear(),
    mvpDaysAre: "working",
    mvpDaysCountFrom: inEachLanguage("the first payment"),
  },
  logo: { mark: ["8 4", "0 0", "0 0", "1 2*"], replacesFirstLetter: "C" },
  clients: [{ name: "Panadería Sur", isMadeUp: false }],
  reviews: { ...inEachLanguage("Ana, 2027-01-02"), law: "Dr. Paz, 2027-01-02" },
  promises: [promise(true, true), promise(false, false)],
  openAnswers: [],
  missingPages: [],
  quoteTerms: withoutSamples(quoteTerms),
};

function inEachLanguage(text: string): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, string>;
}

function promise(isMade: boolean, isConfirmed: boolean) {
  return { key: "code", ...inEachLanguage("The code is yours."), isMade, isConfirmed };
}

function withoutSamples<Terms extends object>(terms: Terms): Terms {
  return JSON.parse(JSON.stringify(terms), (key, value) => (key === "isSample" ? false : value));
}

test("a studio that has settled everything has no open item", () => {
  expect(launchFindings(settled)).toEqual([]);
});

test("the launch check lists each open fact, by its field", () => {
  const open: Partial<LaunchState["site"]>[] = [
    { isBrandFinal: false },
    { address: "https://constelacion.example" },
    { phone: "5493510000000" },
    { linkedin: "studio-placeholder" },
    { instagram: "studio-placeholder" },
    { copyrightYear: 2024 },
    { questionYear: 2025 },
    { mvpDaysAre: "" },
    { mvpDaysCountFrom: { ...inEachLanguage("the first payment"), [languages[0]]: "" } },
  ];
  const named = open.map((site) =>
    launchFindings({ ...settled, site: { ...settled.site, ...site } }).map(
      ({ file, text }) => `${file} ${text.split(":")[0]}`,
    ),
  );
  expect(named).toEqual(
    open.map((site) => [`app/content/facts.json ${Object.keys(site)[0]?.replace("isBrandFinal", "brand")}`]),
  );
});

test("the launch check lists a mark that shows another studio's letter", () => {
  const logo = { ...settled.logo, replacesFirstLetter: "Q" };
  expect(launchFindings({ ...settled, logo })).toEqual([
    {
      file: "app/content/logo.json",
      text: 'The mark shows the letter Q, beside the name "Constelación". Put in the studio\'s own logo.',
    },
  ]);
});

test("the launch check lists a wide logo without an icon", () => {
  const mark = { file: "/acme.svg", width: 500, height: 100 };
  expect(launchFindings({ ...settled, logo: { mark } })).toEqual([
    { file: "app/content/logo.json", text: expect.stringContaining('"icon": "/icon.svg"') },
  ]);
  const icon = { file: "/icon.svg", width: 1, height: 1 };
  expect(launchFindings({ ...settled, logo: { mark, icon } })).toEqual([]);
});

test("the launch check lists made-up clients, open answers, unconfirmed promises and unread texts", () => {
  const findings = launchFindings({
    ...settled,
    clients: [...settled.clients, { name: "Muestra", isMadeUp: true }],
    reviews: { ...settled.reviews, es: " ", law: "" },
    promises: [...settled.promises, promise(true, false)],
    openAnswers: [{ key: "en.remote.answer", question: "Do you work remotely?" }],
  });
  expect(findings.map(({ file, text }) => `${file}: ${text.slice(0, 40)}`)).toEqual([
    "app/content/clients.json: Muestra is a made-up client. Replace it ",
    "app/content/answers.json: en.remote.answer: “Do you work remotely?",
    "app/content/promises.json: code: “The code is yours.”",
    'app/content/reviews.json: Nobody has signed the texts in "es". The',
    "app/content/reviews.json: No lawyer has signed what the pages say ",
  ]);
});

test("the launch check lists each visible sample term of the quote", () => {
  const { plan, sample } = settled.quoteTerms;
  const open = {
    ...settled.quoteTerms,
    plan: { ...plan, task: { ...plan.task, isSample: true } },
    sample: {
      ...sample,
      price: { ...sample.price, isSample: true, isShown: true },
      stop: { ...sample.stop, isSample: true, isShown: false },
    },
  };
  const findings = launchFindings({ ...settled, quoteTerms: open });
  expect(findings.map(({ text }) => text)).toEqual(["plan.task", "sample.price"]);
  expect(launchReport(findings)).toMatch(
    /^\napp\/content\/quote-terms.json\nThe quote page shows these samples\. .+\n- plan.task\n- sample.price$/,
  );
});

test("the launch check lists the missing file of each page whose links lead to the landing", () => {
  const [finding] = launchFindings({ ...settled, missingPages: ["about"] });
  expect(finding?.file).toBe("app/content/about.json");
});

test("the launch check reminds of the notices until a page of text is added", () => {
  expect(noticesReminder(["about", "contact"])).toMatch(
    /privacy notice .+ imprint .+: docs\/launch.md, point 1/,
  );
  expect(noticesReminder(["about", "contact", "privacy"])).toBeUndefined();
});
