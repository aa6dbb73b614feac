import { expect, test } from "vitest";
import { serviceKeys } from "../catalogue/catalogue.ts";
import { isLanguage, languages } from "../languages.ts";
import { getPart, isRecord } from "../records.ts";
import { listContentProblems } from "./check.ts";
import { getContent, promises, site } from "./contents.server.ts";
import { readSources } from "./read-content.ts";

/** New values by file. In a file of texts they are the first language's, unless the keys are languages. */
type Changes = Record<string, Record<string, unknown>>;
/** A change, and what the check says of it: nothing, or a part of each line. */
type Case = [changes: Changes, ...problems: (string | RegExp)[]];

const [language] = languages;
const [, other = language] = languages;
const { home, categories, common, specimens } = getContent(language);
const [question = ""] = Object.keys(getContent(language).answers);
const before = listContentProblems();
/** Without links to a page that a test removes. */
const sources: ReturnType<typeof readSources> = JSON.parse(
  JSON.stringify(readSources()).replaceAll("{about}", "{ux}"),
);

function readAt(value: unknown, ...path: string[]): Record<PropertyKey, unknown> {
  const part = path.reduce(getPart, value);
  return isRecord(part) ? part : {};
}

function problemsAfter(changes: Changes): string[] {
  const changed = { ...sources };
  for (const [name, change] of Object.entries(changes)) {
    const before = readAt(sources, name);
    const isText = languages.some((code) => code in before) || name === "about";
    const isWhole = !isText || Object.keys(change).every(isLanguage);
    const isGone = Object.values(change).every((value) => value === undefined);
    changed[name] = isGone
      ? undefined
      : { ...before, ...(isWhole ? change : { [language]: { ...readAt(before, language), ...change } }) };
  }
  return listContentProblems(changed).filter((problem) => !before.includes(problem));
}

const inEach = <Value>(value: (code: (typeof languages)[number]) => Value) =>
  Object.fromEntries(languages.map((code) => [code, value(code)]));

const long = `${"Word ".repeat(80)}end.`;
const page = (code: string, section: object) => ({
  meta: { title: `About us ${code}`, description: `${`Who we are ${code} `.repeat(6)}and why.` },
  title: "About us",
  subtitle: `We are a studio ${code}.`,
  sections: [{ paragraphs: [], ...section }],
});
const linksTo = (url: string): Changes => ({
  about: inEach((code) => ({ ...page(code, { links: [{ label: "Link", url }] }), showsContacts: false })),
});
const [dark, light] = ["#000000", "#ffffff"];
const readable = { ink: dark, soil: dark, clay: dark, bone: light, ash: light, lime: "#ffff00" };

const rules: Record<string, Case[]> = {
  "a text that is too long, and a list that is shorter or longer than the layout can show": [
    [
      { home: { lead: long, phases: home.phases.slice(1) } },
      RegExp(`^app/content/home.json: ${language}.lead has ${long.length} characters, at most \\d+$`),
      /home.json: \w+.phases has \d+ entries, at least \d+$/,
      /home.json: \w+.phases has \d+ entries, and "\w+" has \d+$/,
    ],
    [
      { home: { questions: home.questions.slice(0, 1) } },
      "questions has 1 entries, at least 2",
      /questions has 1 entries, and "\w+" has \d+$/,
    ],
    [
      {
        home: {
          questions: [
            ...home.questions.slice(1),
            { question: "¿Why?", answer: "Because this is the reason." },
          ],
        },
      },
    ],
  ],
  "a key that is missing or unknown, and a language or a file that is missing": [
    [
      { "details/design/ux": { closing: undefined, motto: "Hello" } },
      `app/content/details/design/ux.json: ${language}.closing is missing`,
      `app/content/details/design/ux.json: ${language} has an unknown key: motto`,
    ],
    [{ home: inEach(() => undefined) }, "app/content/home.json is missing"],
  ],
  "an answer that only one language has": [
    [
      {
        answers: inEach((code) => ({
          ...getContent(code).answers,
          remote: {
            ...getContent(code).answers.remote,
            answer: code === language ? "We answer within a day, from Monday to Friday." : "",
          },
        })),
      },
      ...languages
        .slice(1)
        .map((code) => `answers.json: ${code}.remote.answer is missing, and "${language}" has it`),
    ],
  ],
  "a sentence or the name of a language that is copied from another, and no name": [
    [
      {
        facts: { city: "San Salvador de Jujuy" },
        landing: { title: "The digital product studio that works in {city}" },
        home: inEach((code) => ({
          ...getContent(code).home,
          lead: home.lead,
          reasonsCaption: "Product Owner Team",
        })),
      },
      "app/content/landing.json: title has 62 characters, at most 60: “The digital product studio that works in {city}” → “The digital product studio that works in San Salvador de Jujuy”",
      `app/content/home.json: ${other}.lead is the same text as in ${language}: “${home.lead}”`,
    ],
    [
      { common: { languageName: getContent(other).common.languageName } },
      `app/content/common.json: ${other}.languageName is the same text as in ${language}: “`,
    ],
  ],
  "a page that is a copy of another one, in one line for each language": [
    [
      { "details/design/ux": readAt(sources, "details/design/ui") },
      ...languages.map((code) =>
        RegExp(`ui.json: ${code} repeats \\d+ sentences of app/content/details/design/ux.json$`),
      ),
    ],
  ],
  "a sentence that two pages contain": [
    [
      { "categories/legal": { closing: categories.design.closing } },
      `categories/legal.json: ${language}.closing repeats app/content/categories/design.json: ${language}.closing: “`,
    ],
  ],
  "a link to a page that has no texts yet": [
    [
      {
        about: inEach(() => undefined),
        "services/ux": { outOfScope: `We are a studio. ${"More. ".repeat(30)}See {about}.` },
      },
      `app/content/services/ux.json: ${language}.outOfScope links {about}, a page that has no texts yet`,
    ],
  ],
  "a page, a fact or a promise in braces that does not exist, with both ends of a long text": [
    [
      { "categories/design": { gets: `{promise.moon} ${"It is yours, ".repeat(5)}and ours.` } },
      `${language}.gets names {promise.moon}, which is no fact and no promise of the studio, and this text has no links: "`,
    ],
    [
      {
        "services/ux": {
          outOfScope: `Not {pottery} or {ui}. ${"More. ".repeat(30)}See {legal/pottery} elsewhere.`,
        },
      },
      /ux.json: \w+.outOfScope names \{pottery\}, \{legal\/pottery\}, which is no fact, .+ pages: .*\{\w+\/\w+\}.*: "Not \{pottery\}.{27}…re. More. See \{legal\/pottery\} elsewhere."$/,
    ],
  ],
  "an address of a link that is not complete": [
    ...["https://acme.com/a", "hola@acme.com"].map((url): Case => [linksTo(url)]),
    ...["/es/ux", "acme.com"].map(
      (url): Case => [
        linksTo(url),
        ...languages.map((code) =>
          RegExp(`${code}.sections.0..links.0..url must be as in https://.+: "${url.slice(0, 8)}`),
        ),
      ],
    ),
  ],
  "what a phone number lacks, and an account or the site's address that is something else": [
    [{ facts: { countryCode: "AR", phone: "388 412 3456", email: "hola@ñandú.com.ar" } }],
    [
      { facts: { countryCode: "AR", phone: "555-1234", linkedin: "linkedin.com/in/juan", instagram: "a-b" } },
      'facts.json: linkedin must be as in https://www.linkedin.com/company/acme: "linkedin.com/in/juan"',
      'facts.json: instagram must be as in @acme: "a-b"',
      'facts.json: phone has too few digits; with the area code, as in +54 9 351 555 1234: "555-1234"',
    ],
    [
      { facts: { address: "http://acme.com" } },
      'facts.json: address must be as in https://acme.com: "http://acme.com"',
    ],
  ],
  "a colour that is none, or has too little contrast with a ground": [
    [{ colors: readable }],
    [
      { colors: { ...readable, soil: "brown" } },
      'app/content/colors.json: soil must be as in #c3ed2a: "brown"',
    ],
    [
      { colors: { ...readable, soil: "#222222", ash: "#666666", lime: readable.bone } },
      "app/content/colors.json: lime repeats bone",
      "app/content/colors.json: ash is #666666, whose contrast with ink (#000000) is 3.7, at least 7, as #acacac has",
      "app/content/colors.json: ash is #666666, whose contrast with soil (#222222) is 2.8, at least 7, as #acacac has",
    ],
  ],
  "a mark in cells that has other cells": [
    [{ logo: { cells: ["g 0", "0 0", "0 0", "1 2*"] } }, 'cells[0] must be as in F . 8 0*: "g 0"'],
  ],
  "a letter of the brand or a title that preview images cannot draw": [
    ...["Øre", "Ñandú & Söhne", "L’Œuvre".normalize("NFD")].map((brand): Case => [{ facts: { brand } }]),
    [{ facts: { brand: "Łódź Łąka" } }, ": brand has Ł ź ą, which the site's font lacks: "],
    [
      { "services/ux": { title: "Дизайн" } },
      `: ${language}.title has Д и з а й н, which the site's font lacks: `,
    ],
  ],
  "a value of the wrong type, in any file and at any depth, and all of them at once": [
    [
      {
        clients: { clients: [null] },
        answers: inEach((code) => ({
          ...getContent(code).answers,
          [question]: { ...readAt(getContent(code).answers, question), answer: 7 },
        })),
        colors: { ink: {} },
      },
      "clients.json: clients[0] is null: Invalid input: expected object, received null",
      "colors.json: ink is {}: Invalid input: expected string, received object",
      ...languages.map((code) => `answers.json: ${code}.${question}.answer is 7: Invalid input`),
    ],
  ],
  // An owner may have removed the service whose example it is.
  ...("project" in specimens && {
    "a day that an MVP does not have": [
      [
        { "specimens/project": { week: { first: 1, last: 16 } } },
        `app/content/specimens/project.json: ${language}.week.last is 16, at most ${site.mvpDays}`,
      ],
    ],
  }),
  "a sentence that does not end with a mark, a quotation or a bracket": [
    ...["¡Go on!", "They say “it works.”", "Go on (all of you.)", "And then…"].map(
      (callToAction): Case => [{ home: { callToAction } }],
    ),
    [{ home: { callToAction: "Go on" } }, /callToAction must end with a full stop, .+: "Go on"$/],
  ],
  "a template without its placeholder, or a name that the page does not fill": [
    [
      { common: { language: common.language.replace("{code}", "es") } },
      `common.json: ${language}.language must contain {code} once: `,
    ],
    [
      { common: { language: "{code} {idioma}" } },
      `common.json: ${language}.language names {idioma}, which is no fact`,
    ],
  ],
};

test("The check names an impossible number of days or year, and what does not follow a new number of days", () => {
  expect(problemsAfter({ facts: { mvpDays: 20, copyrightYear: 20255 } })).toEqual([
    "app/content/facts.json: copyrightYear is 20255: Too big: expected number to be <=2100",
    "app/content/facts.json: mvpDays is 20: Too big: expected number to be <=15",
  ]);
  const mvpDays = site.mvpDays === 10 ? 11 : 10;
  expect(problemsAfter({ facts: { mvpDays } })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        RegExp(`stage-days.json: \\w+.days has \\d+ entries, but .+facts.json sets ${mvpDays}$`),
      ),
    ]),
  );
});

test("Answering or leaving a question, making or withdrawing a promise, and other words of a service need no other change", () => {
  // Each call changes one answer, one promise and one service, because a call takes a third of a second.
  const changes: Changes[] = [];
  const add = (index: number, change: Changes) => {
    changes[index] = { ...changes[index], ...change };
  };
  for (const [index, key] of Object.keys(getContent(language).answers).entries())
    for (const [second, answer] of ["", "Answer {code}, from the studio itself."].entries())
      add(2 * index + second, {
        answers: inEach((code) => ({
          ...getContent(code).answers,
          [key]: { ...readAt(getContent(code).answers, key), answer: answer.replace("{code}", code) },
        })),
      });
  for (const [index, promise] of promises.entries())
    for (const [second, change] of [
      { isShown: !promise.isShown },
      inEach((code) => `A promise of the studio, ${code}.`),
    ].entries())
      add(2 * index + second, { promises: { promises: promises.with(index, { ...promise, ...change }) } });
  for (const [index, key] of serviceKeys.entries())
    add(index, {
      [`services/${key}`]: inEach((code) => ({
        ...readAt(sources, `services/${key}`, code),
        title: `Service ${code}`,
      })),
    });
  expect(changes.map(problemsAfter)).toEqual(changes.map(() => []));
});

test.each(Object.entries(rules))("The check names %s", (_, cases) => {
  for (const [changes, ...problems] of cases)
    expect(problemsAfter(changes), JSON.stringify(changes).slice(0, 200)).toEqual(
      problems.map((problem) =>
        typeof problem === "string" ? expect.stringContaining(problem) : expect.stringMatching(problem),
      ),
    );
});
