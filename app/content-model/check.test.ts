import { expect, test } from "vitest";
import { serviceKeys } from "../catalogue/catalogue.ts";
import { type Language, languages } from "../languages.ts";
import { getPart, isRecord, makeRecord } from "../records.ts";
import { listContentProblems } from "./check.ts";
import { getContent, promises, site } from "./contents.server.ts";
import { readSources, type Sources } from "./read-content.ts";

const [language] = languages;
const [, other = language] = languages;
const content = getContent(language);
const { home, common } = content;
const [question = ""] = Object.keys(content.answers);
const before = listContentProblems();
/** Without links to a page that a test removes. */
const sources: Sources = JSON.parse(JSON.stringify(readSources()).replaceAll("{about}", "{ux}"));

function read(...path: string[]): Record<PropertyKey, unknown> {
  const part = path.reduce(getPart, sources as unknown);
  return isRecord(part) ? part : {};
}

/** A file with other values, of all languages or of a file without languages. */
const file = (name: string, change: object): Sources => ({ [name]: { ...read(name), ...change } });
/** A file with other texts of the first language. */
const texts = (name: string, change: object) =>
  file(name, { [language]: { ...read(name, language), ...change } });
const inEach = <Value>(change: (code: Language) => Value) => makeRecord(languages, change);
const answers = (key: string, change: (code: Language) => object) =>
  file(
    "answers",
    inEach((code) => ({
      ...read("answers", code),
      [key]: { ...read("answers", code, key), ...change(code) },
    })),
  );

const problemsAfter = (...changes: Sources[]) =>
  listContentProblems(Object.assign({}, sources, ...changes)).filter((problem) => !before.includes(problem));

const long = `${"Word ".repeat(80)}end.`;
const linksTo = (url: string) =>
  file(
    "about",
    inEach((code) => ({
      meta: { title: `About us ${code}`, description: `${`Who we are ${code} `.repeat(6)}and why.` },
      title: "About us",
      subtitle: `We are a studio ${code}.`,
      sections: [{ paragraphs: [], links: [{ label: "Link", url }] }],
    })),
  );
const [dark, light] = ["#000000", "#ffffff"];
const readable = { ink: dark, soil: dark, clay: dark, bone: light, ash: light, lime: "#ffff00" };

/** A change, and what the check says of it: nothing, or a part of each line. */
type Case = [change: Sources, ...problems: (string | RegExp)[]];

const rules: Record<string, Case[]> = {
  "a text that is too long, and a list that is shorter or longer than the layout can show": [
    [
      texts("home", { lead: long, questions: home.questions.slice(0, 1) }),
      `app/content/home.json: ${language}.lead has ${long.length} characters, at most `,
      "questions has 1 entries, at least 2",
      /questions has 1 entries, and "\w+" has \d+$/,
    ],
    [
      texts("home", {
        questions: [...home.questions.slice(1), { question: "¿Why?", answer: "Because this is the reason." }],
      }),
    ],
  ],
  "a key that is missing or unknown, and a file that is missing": [
    [
      texts("details/design/ux", { closing: undefined, motto: "Hello" }),
      `app/content/details/design/ux.json: ${language}.closing is missing`,
      `app/content/details/design/ux.json: ${language} has an unknown key: motto`,
    ],
    [{ home: undefined }, "app/content/home.json is missing"],
  ],
  "an answer that only one language has": [
    [
      answers("remote", (code) => ({
        answer: code === language ? "We answer within a day, from home." : "",
      })),
      ...languages
        .slice(1)
        .map((code) => `answers.json: ${code}.remote.answer is missing, and "${language}" has it`),
    ],
  ],
  "a sentence or the name of a language that is copied from another, and no name": [
    [
      {
        ...file("facts", { city: "San Salvador de Jujuy" }),
        ...file("landing", { title: "The digital product studio that works in {city}" }),
        ...file(
          "home",
          inEach((code) => ({
            ...getContent(code).home,
            lead: home.lead,
            reasonsCaption: "Product Owner Team",
          })),
        ),
      },
      "app/content/landing.json: title has 62 characters, at most 60: “The digital product studio that works in {city}” → “The digital product studio that works in San Salvador de Jujuy”",
      `app/content/home.json: ${other}.lead is the same text as in ${language}: “${home.lead}”`,
    ],
    [
      texts("common", { languageName: getContent(other).common.languageName }),
      `app/content/common.json: ${other}.languageName is the same text as in ${language}: “`,
    ],
  ],
  "a page that is a copy of another one, in one line for each language": [
    [
      file("details/design/ux", read("details/design/ui")),
      ...languages.map((code) =>
        RegExp(`ui.json: ${code} repeats \\d+ sentences of app/content/details/design/ux.json$`),
      ),
    ],
  ],
  "a sentence that two pages contain": [
    [
      texts("categories/legal", { closing: content["categories/design"].closing }),
      `categories/legal.json: ${language}.closing repeats app/content/categories/design.json: ${language}.closing: “`,
    ],
  ],
  "a link to a page that has no texts yet": [
    [
      {
        about: undefined,
        ...texts("services/ux", { outOfScope: `We are a studio. ${"More. ".repeat(30)}See {about}.` }),
      },
      `app/content/services/ux.json: ${language}.outOfScope links {about}, a page that has no texts yet`,
    ],
  ],
  "a page, a fact or a promise in braces that does not exist, with both ends of a long text": [
    [
      texts("categories/design", { gets: `{promise.moon} ${"It is yours, ".repeat(5)}and ours.` }),
      `${language}.gets names {promise.moon}, which is no fact and no promise of the studio, and this text has no links: "`,
    ],
    [
      texts("services/ux", {
        outOfScope: `Not {pottery} or {ui}. ${"More. ".repeat(30)}See {legal/pottery} elsewhere.`,
      }),
      /ux.json: \w+.outOfScope names \{pottery\}, \{legal\/pottery\}, which is no fact, .+ pages: .*\{\w+\/\w+\}.*: "Not \{pottery\}.{27}…re. More. See \{legal\/pottery\} elsewhere."$/,
    ],
  ],
  "an address of a link that is not complete": [
    [linksTo("https://acme.com/a")],
    [linksTo("hola@acme.com")],
    [
      linksTo("acme.com"),
      ...languages.map((code) => `${code}.sections[0].links[0].url must be as in https://acme.com or `),
    ],
  ],
  "what a phone number lacks, and an account or the site's address that is something else": [
    [file("facts", { countryCode: "AR", phone: "388 412 3456", email: "hola@ñandú.com.ar" })],
    [
      file("facts", {
        countryCode: "AR",
        phone: "555-1234",
        linkedin: "linkedin.com/in/juan",
        instagram: "a-b",
      }),
      'facts.json: linkedin must be as in https://www.linkedin.com/company/acme: "linkedin.com/in/juan"',
      'facts.json: instagram must be as in @acme: "a-b"',
      'facts.json: phone has too few digits; with the area code, as in +54 9 351 555 1234: "555-1234"',
    ],
    [
      file("facts", { address: "http://acme.com" }),
      'facts.json: address must be as in https://acme.com: "http://acme.com"',
    ],
  ],
  "a colour that is none, or has too little contrast with a ground": [
    [file("colors", readable)],
    [
      file("colors", { ...readable, soil: "brown" }),
      'app/content/colors.json: soil must be as in #c3ed2a: "brown"',
    ],
    [
      file("colors", { ...readable, soil: "#222222", ash: "#666666", lime: readable.bone }),
      "app/content/colors.json: lime repeats bone",
      "app/content/colors.json: ash is #666666, whose contrast with ink (#000000) is 3.7, at least 7, as #acacac has",
      "app/content/colors.json: ash is #666666, whose contrast with soil (#222222) is 2.8, at least 7, as #acacac has",
    ],
  ],
  "a mark in cells that has other cells": [
    [file("logo", { cells: ["g 0", "0 0", "0 0", "1 2*"] }), 'cells[0] must be as in F . 8 0*: "g 0"'],
  ],
  "a letter of the brand or a title that preview images cannot draw": [
    ...["Øre", "Ñandú & Söhne", "L’Œuvre".normalize("NFD")].map((brand): Case => [file("facts", { brand })]),
    [file("facts", { brand: "Łódź Łąka" }), ": brand has Ł ź ą, which the site's font lacks: "],
    [
      texts("services/ux", { title: "Дизайн" }),
      `: ${language}.title has Д и з а й н, which the site's font lacks: `,
    ],
  ],
  "a value of the wrong type, in any file and at any depth, and all of them at once": [
    [
      {
        ...file("clients", { clients: [null] }),
        ...answers(question, () => ({ answer: 7 })),
        ...file("colors", { ink: {} }),
      },
      "clients.json: clients[0] is null: Invalid input: expected object, received null",
      "colors.json: ink is {}: Invalid input: expected string, received object",
      ...languages.map((code) => `answers.json: ${code}.${question}.answer is 7: Invalid input`),
    ],
  ],
  // An owner may have removed the service whose example it is.
  ...("specimens/project" in content && {
    "a day that an MVP does not have": [
      [
        texts("specimens/project", { week: { first: 1, last: 16 } }),
        `app/content/specimens/project.json: ${language}.week.last is 16, at most ${site.mvpDays}`,
      ],
    ],
  }),
  "a sentence that does not end with a mark, a quotation or a bracket": [
    ...["¡Go on!", "They say “it works.”", "Go on (all of you.)", "And then…"].map(
      (callToAction): Case => [texts("home", { callToAction })],
    ),
    [texts("home", { callToAction: "Go on" }), /callToAction must end with a full stop, .+: "Go on"$/],
  ],
  "a template without its placeholder, or a name that the page does not fill": [
    [
      texts("common", { language: common.language.replace("{code}", "es") }),
      `common.json: ${language}.language must contain {code} once: `,
    ],
    [
      texts("common", { language: "{code} {idioma}" }),
      `common.json: ${language}.language names {idioma}, which is no fact`,
    ],
  ],
};

test.each(Object.entries(rules))("The check names %s", (_, cases) => {
  for (const [change, ...problems] of cases)
    expect(problemsAfter(change), JSON.stringify(change).slice(0, 200)).toEqual(
      problems.map((problem) =>
        typeof problem === "string" ? expect.stringContaining(problem) : expect.stringMatching(problem),
      ),
    );
});

test("The check names an impossible number of days or year, and what does not follow a new number of days", () => {
  expect(problemsAfter(file("facts", { mvpDays: 20, copyrightYear: 20255 }))).toEqual([
    "app/content/facts.json: copyrightYear is 20255: Too big: expected number to be <=2100",
    "app/content/facts.json: mvpDays is 20: Too big: expected number to be <=15",
  ]);
  const mvpDays = site.mvpDays === 10 ? 11 : 10;
  expect(problemsAfter(file("facts", { mvpDays })).join("\n")).toMatch(
    RegExp(`stage-days.json: \\w+.days has \\d+ entries, but .+facts.json sets ${mvpDays}$`, "m"),
  );
});

test("A promise with a mistake is named alone, and not each text that says it", () => {
  const typed = promises.map((promise) => ({ ...promise, [language]: promise[language]?.slice(0, -1) }));
  const named = problemsAfter({ promises: { promises: typed } });
  expect(named).toContainEqual(expect.stringContaining("must end with a full stop"));
  expect(named).not.toContainEqual(expect.stringContaining("names {promise."));
});

test("Answering or leaving a question, making or withdrawing a promise, and other words of a service need no other change", () => {
  const answered = Object.keys(content.answers).flatMap((key) => [
    answers(key, () => ({ answer: "" })),
    answers(key, (code) => ({ answer: `Answer ${code}, from the studio itself.` })),
  ]);
  const promised = promises.flatMap((promise, index) =>
    [{ isShown: !promise.isShown }, inEach((code) => `A promise of the studio, ${code}.`)].map((change) => ({
      promises: { promises: promises.with(index, { ...promise, ...change }) },
    })),
  );
  const renamed = serviceKeys.map((key) =>
    file(
      `services/${key}`,
      inEach((code) => ({ ...read(`services/${key}`, code), title: `Service ${code}` })),
    ),
  );
  // One change of each kind at once, because a check takes a third of a second.
  const count = Math.max(answered.length, promised.length);
  for (let index = 0; index < count; index += 1)
    expect(problemsAfter(answered[index] ?? {}, promised[index] ?? {}, renamed[index] ?? {})).toEqual([]);
});
