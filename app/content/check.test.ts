import { describe, expect, test } from "vitest";
import { languages } from "../domain/languages.ts";
import { contentProblems } from "./check.ts";
import { contents, detailText, files, readShared } from "./contents.server.ts";
import type { TextName } from "./schema.ts";

const [language] = languages;
const { common, home, services, categories } = contents[language];

const before = contentProblems();
const shared = readShared();

/** The problems that the check reports after one change to a copy of a file, in one language. */
function problemsAfter(name: TextName, change: Record<string, unknown>): string[] {
  const file = files[name];
  return problemsWith({ ...files, [name]: { ...file, [language]: { ...file[language], ...change } } });
}

/** The same for a file that all languages share. */
function problemsAfterShared(name: keyof typeof shared, change: object): string[] {
  return problemsWith(files, { ...shared, [name]: { ...shared[name], ...change } });
}

function problemsWith(texts: Record<string, unknown>, others: Record<string, unknown> = shared): string[] {
  return contentProblems(texts, others).filter(
    // An exception may name words of a text that the test has replaced.
    (problem) => !before.includes(problem) && (texts === files || !problem.includes("exceptions.json")),
  );
}

describe("a text that breaks a rule gives an error with file, key, value found and limit", () => {
  test("when the text is too long", () => {
    const long = `${"Word ".repeat(80)}end.`;
    expect(problemsAfter("home", { lead: long })).toEqual([
      expect.stringMatching(
        `^app/content/home.json: ${language}.lead has ${long.length} characters, at most \\d+$`,
      ),
    ]);
  });

  test("when the length of a list differs from the catalogue or the schema", () => {
    expect([
      ...problemsAfter("home", { phases: home.phases.slice(1) }),
      ...problemsAfter("services/ux", { process: services.ux.process.slice(1) }),
      ...problemsAfter("home", { questions: [] }),
    ]).toEqual([
      expect.stringMatching(/home.json: \w+.phases has \d+ entries, but app\/domain\/catalogue.ts sets \d+$/),
      expect.stringMatching(
        /services\/ux.json: \w+.process has \d+ entries, but app\/domain\/catalogue.ts sets \d+$/,
      ),
      expect.stringMatching(
        /home.json: \w+.questions has 0 entries, (but app\/content\/schema.ts sets|at least) \d+$/,
      ),
    ]);
  });

  test("when a key is missing or unknown", () => {
    const { closing: _, ...others } = detailText(contents[language], "design", "ux");
    const file = { ...files["details/design/ux"], [language]: { ...others, motto: "Hello" } };
    expect(problemsWith({ ...files, "details/design/ux": file })).toEqual([
      `app/content/details/design/ux.json: ${language}.closing is missing`,
      `app/content/details/design/ux.json: ${language} has an unknown key: motto`,
    ]);
  });

  test("when a language or a file is missing", () => {
    const { [language]: _, ...others } = files.home;
    expect(problemsWith({ ...files, home: others })).toEqual([
      `app/content/home.json: ${language} is missing`,
    ]);
    expect(problemsWith({ ...files, home: {} })).toEqual(["app/content/home.json is missing"]);
  });

  test("when one language of a page of text lacks an entry of a list", () => {
    const [, ...others] = languages;
    const page = (list: string[]) => ({
      meta: {
        title: "About us",
        description: "Who draws, who writes the code, and where in the city you find us.",
      },
      title: "About us",
      subtitle: "Who we are.",
      sections: [{ paragraphs: ["We draw.", "We build."].slice(0, list.length), list }],
    });
    const pages = languages.map((code) => [
      code,
      page(code === language ? ["A desk"] : ["A desk", "A door"]),
    ]);
    expect(
      problemsWith({ ...files, about: Object.fromEntries(pages) }).filter((text) =>
        text.includes("is missing, and"),
      ),
    ).toEqual(
      others.map(
        (other) =>
          `app/content/about.json: ${language}.sections[0].list[1] is missing, and "${other}" has it`,
      ),
    );
  });

  test("when the studio has answered a question in one language only", () => {
    const [, ...others] = languages;
    const answered = languages.map((code) => {
      const { remote, ...rest } = contents[code].answers;
      const answer = code === language ? "We answer within a day, from Monday to Friday." : "";
      return [code, { ...rest, remote: { ...remote, answer } }];
    });
    expect(problemsWith({ ...files, answers: Object.fromEntries(answered) })).toEqual(
      others.map(
        (other) => `app/content/answers.json: ${other}.remote.answer is missing, and "${language}" has it`,
      ),
    );
  });

  test("when a text is copied from another language, and none when it is a name", () => {
    const [, other = language] = languages;
    const city = "San Salvador de Jujuy";
    const copied = { lead: contents[language].home.lead, reasonsCaption: "Product Owner Team" };
    const withCopies = (name: "home" | "common", texts: object) => {
      const both = [language, other].map((code) => [code, { ...contents[code][name], ...texts }]);
      return { ...files[name], ...Object.fromEntries(both) };
    };
    const changed = withCopies("home", copied);
    const common = withCopies("common", { copyright: `© 2024 ${city}.` });
    const facts = { ...shared.facts, city };
    expect(problemsWith({ ...files, home: changed, common }, { ...shared, facts })).toEqual([
      `app/content/home.json: ${other}.lead is the same text as in ${language}: “${home.lead}”`,
    ]);
  });

  test("when two pages contain the same sentence", () => {
    const { closing } = categories.design;
    expect(problemsAfter("categories/legal", { closing })).toEqual([
      `app/content/categories/legal.json: ${language}.closing repeats app/content/categories/design.json: ${language}.closing: “${closing}”`,
    ]);
  });

  test("when the text names a page that does not exist, with both ends of a long text", () => {
    const outOfScope = `Not {pottery} or {ui}. ${"More. ".repeat(30)}See {legal/pottery} elsewhere.`;
    const [problem] = problemsAfter("services/ux", { outOfScope });
    expect(problem).toMatch(
      /ux.json: \w+.outOfScope names \{pottery\}, \{legal\/pottery\}, which is no page that texts can link/,
    );
    expect(problem).toMatch(/: "Not \{pottery\}.{27}…re. More. See \{legal\/pottery\} elsewhere."$/);
  });

  test("when the address of a link is not complete, and none when it is an e-mail address", () => {
    const text = (code: string, url: string) => ({
      meta: {
        title: `About the studio, in ${code}`,
        description: `${`Who we are ${code} `.repeat(6)}and why.`,
      },
      title: "About",
      subtitle: `We are a studio ${code}.`,
      sections: [{ paragraphs: [], links: [{ label: "Link", url }] }],
      showsContacts: false,
    });
    const problemsOf = (url: string) =>
      problemsWith({ ...files, about: Object.fromEntries(languages.map((code) => [code, text(code, url)])) });
    for (const url of ["https://acme.com/a", "hola@acme.com"]) expect(problemsOf(url)).toEqual([]);
    for (const url of ["/es/ux", "acme.com", "mailto:hola@acme.com", "javascript:a()"])
      expect(problemsOf(url)).toEqual(
        languages.map((code) =>
          expect.stringMatching(
            `json: ${code}.sections.0..links.0..url must be an address in full, .+: "${url.slice(0, 8)}`,
          ),
        ),
      );
  });

  test("when the text names a fact that does not exist", () => {
    const headline = "An idea in {mvpWeeks} weeks.";
    expect(problemsAfter("home", { headline })).toEqual([
      `app/content/home.json: ${language}.headline names {mvpWeeks}, which is no fact of app/content/facts.json, and this text has no links: "${headline}"`,
    ]);
  });

  test("when the phone number is no number, or WhatsApp would not find it", () => {
    const problemsOf = (phone: string) => problemsAfterShared("facts", { countryCode: "AR", phone });
    expect(problemsOf("+54 9 351 555-1234")).toEqual([]);
    const wrong = ["casa", "123", "11 5555-1234", "0341 155-551234", "+54 351 555-1234", "+54 9 11 4567"];
    for (const phone of wrong)
      expect(problemsOf(phone)).toEqual([expect.stringContaining("json: phone must")]);
    const facts = { countryCode: "AR", phone: "11 5555-1234", address: "http://acme.com", city: 7 };
    expect(problemsAfterShared("facts", facts).join("\n")).toMatch(
      /phone must begin with \+54.+"11 5555-1234"\n.*address must.+\n.*city must/,
    );
  });

  test("when a colour has too little contrast with a ground", () => {
    const [dark, light] = ["#000000", "#ffffff"];
    const readable = { ink: dark, soil: dark, clay: dark, bone: light, ash: light, lime: light };
    expect(problemsAfterShared("colors", readable)).toEqual([]);
    const place = "app/content/colors.json:";
    expect(problemsAfterShared("colors", { ...readable, ash: "#666666", soil: "brown" })).toEqual([
      `${place} soil must be # and six digits, as in #c3ed2a: "brown"`,
      `${place} ash is #666666, whose contrast with ink (#000000) is 3.7, at least 7`,
    ]);
    expect(problemsAfterShared("colors", { ...readable, clay: "#8a6a58" })).toEqual([
      `${place} bone is #ffffff, whose contrast with clay (#8a6a58) is 4.9, at least 7`,
    ]);
  });

  test("when a mark in cells has other cells or too many, rows of different lengths, or too much lime", () => {
    const mark = ["8 4", "0 0", "0 0", "1 2*"];
    const problemsOf = (...cells: string[]) => problemsAfterShared("logo", { cells });
    const place = "app/content/logo.json: cells";
    expect(problemsOf(...mark)).toEqual([]);
    expect(problemsOf(...mark.slice(0, 3), "0*")).toEqual([
      expect.stringContaining(`${place} has rows of different lengths: ["8 4",`),
    ]);
    expect(problemsOf(...mark, "0 0", "0 0")).toEqual([`${place} has 6 entries, at most 5`]);
    for (const row of ["0* 0 0 0 0 0", "g 0"])
      expect(problemsOf(row, ...mark.slice(1))).toContainEqual(
        expect.stringMatching(`cells.0. must be up to 5 cells .+: "${row.slice(0, 1)}`),
      );
    expect(problemsOf("0* 0", "0 0*", "0 0", "0 0*")).toEqual([
      expect.stringContaining(`${place} must have one or two lime cells`),
    ]);
    const clients = shared.clients.clients.with(0, { name: "Sur", isInvented: false, cells: ["0 0*"] });
    expect(problemsAfterShared("clients", { clients })).toEqual([
      expect.stringContaining("clients[0].cells[0] must be up to 4 cells"),
    ]);
  });

  test("when the brand or a title has a letter that preview images cannot draw", () => {
    for (const brand of ["Øre", "Ñandú & Söhne", "L’Œuvre".normalize("NFD")])
      expect(problemsAfterShared("facts", { brand })).toEqual([]);
    const lacks = (key: string, letters: string) =>
      expect.stringMatching(`: ${key} has ${letters}, which the site's font lacks: `);
    expect(problemsAfterShared("facts", { brand: "Łódź Łąka" })).toEqual([lacks("brand", "Ł ź ą")]);
    const title = `${language}.title`;
    expect(problemsAfter("services/ux", { title: "Дизайн" })).toEqual([lacks(title, "Д и з а й н")]);
  });

  test("when an account or the site's address is something else", () => {
    const wrong = {
      linkedin: ["linkedin.com/in/juan", "https://instagram.com/acme", "to be decided"],
      instagram: ["https://facebook.com/x", "instagram.com/p/Cx1", "acme-studio", ""],
      address: ["hola@laslomas.com.ar", "http://acme.com", "https://acme.com/site", "acme", "a cme.com"],
    };
    for (const [key, values] of Object.entries(wrong))
      for (const value of values)
        expect(problemsAfterShared("facts", { [key]: value })).toEqual([
          expect.stringMatching(
            `^app/content/facts.json: ${key} must be(gin)? .+, as in .+: ${JSON.stringify(value)}$`,
          ),
        ]);
  });

  test("when a value has the wrong type, in any file and at any depth, for all of them at once", () => {
    const wrong: [file: keyof typeof shared, key: string, value: unknown, rule: string][] = [
      ["facts", "phone", 5493515551234, "must be a text in quotation marks"],
      ["clients", "clients", [null], "clients[0] must be keys and values in braces"],
      ["logo", "cells", "8 4", "must be a list in square brackets"],
      ["colors", "ink", 7, "must be a text in quotation marks"],
      ["exceptions", "exceptions", {}, "must be a list in square brackets"],
      ["quote-terms", "needs", null, "must be keys and values in braces"],
    ];
    const changed = Object.fromEntries(
      wrong.map(([file, key, value]) => [file, { ...shared[file], [key]: value }]),
    );
    const answers = { ...contents[language].answers, team: { question: "Who?", answer: 7 } };
    const problems = contentProblems(
      { ...files, answers: { ...files.answers, [language]: answers } },
      { ...shared, ...changed },
    );
    for (const [file, key, , rule] of wrong)
      expect(problems).toContainEqual(
        expect.stringContaining(
          `app/content/${file}.json: ${rule.includes("[0]") ? "" : `${key} `}${rule}, but is `,
        ),
      );
    expect(problems).toContain(
      `app/content/answers.json: ${language}.team.answer must be a text in quotation marks, but is 7`,
    );
    expect(contentProblems(files, { ...shared, facts: null })).toEqual([
      "app/content/facts.json must be keys and values in braces, but is null",
    ]);
  });

  test("when a year or the number of days is impossible, and then none for the plans of days", () => {
    const problemsOf = (facts: object) => problemsAfterShared("facts", facts);
    const place = "app/content/facts.json:";
    expect(problemsOf({ copyrightYear: 20255, questionYear: 25, mvpDays: 20 })).toEqual([
      `${place} copyrightYear is 20255, at most 2100`,
      `${place} mvpDays is 20, at most 15`,
      `${place} questionYear is 25, at least 2000`,
    ]);
    expect(problemsOf({ mvpDays: 0 })).toEqual([`${place} mvpDays is 0, at least 3`]);
    const plans = /catalogue.ts: phaseDays .+|quote-terms.json: sample.hours.+|sample.calendar.days .+/;
    expect(problemsOf({ mvpDays: 3 }).filter((problem) => plans.test(problem)).length).toBeGreaterThan(2);
  });

  test("when a visit counter is not exactly one script element, has no https URL, or names no site", () => {
    const problemsOf = (visitCounter: string) => problemsAfterShared("facts", { visitCounter });
    const right = "<script defer src='https://a.example/s.js' data-domain='acme.com'></script>";
    expect(problemsOf(right)).toEqual([]);
    for (const [wrong, rule] of [
      [`${right}<script>count()</script>`, "must be one script element with nothing in it"],
      [right.replace("https", "http"), "must have an https address without a query"],
      [right.replace(".js", ".js?id=1"), "must have an https address without a query"],
      [right.replace("acme.com", ""), "must name the site"],
      [right.replace("acme.com", "…"), "must name the site"],
    ] as const)
      expect(problemsOf(wrong)).toEqual([
        expect.stringMatching(`^app/content/facts.json: visitCounter ${rule}, as in .+: "<script defer`),
      ]);
  });

  test("when an exception names a file or words that do not exist, with or without the file's extension", () => {
    const own = shared.exceptions.exceptions;
    const problemsOf = (file: string, words: string) =>
      problemsAfterShared("exceptions", { exceptions: [...own, { file, words, because: "a name in it" }] });
    const words = services.ux.title;
    for (const file of ["services/ux", "services/ux.json", "app/content/services/ux.json"]) {
      expect(problemsOf(file, words)).toEqual([]);
      expect(problemsOf(file, "xyz")).toEqual([
        `app/content/exceptions.json: exceptions[${own.length}] names words that app/content/services/ux.json does not contain: “xyz”`,
      ]);
    }
    expect(problemsOf("pottery.json", words)).toContain(
      `app/content/exceptions.json: exceptions[${own.length}].file is not a file of texts, as in services/ux: "pottery.json"`,
    );
  });

  test("when a sentence does not end, and none when it ends with any mark, quotation or bracket", () => {
    const { callToAction: _, ...others } = home;
    const problemsOf = (callToAction: string) => problemsAfter("home", { ...others, callToAction });
    for (const ending of ["¡Go on!", "They say “it works.”", "Go on (all of you.)", "And then…"])
      expect(problemsOf(ending)).toEqual([]);
    expect(problemsOf("Go on")).toEqual([
      expect.stringMatching(/callToAction must end with a full stop, .+: "Go on"$/),
    ]);
  });

  test("when a copied language still has the name of the original", () => {
    const [, other = language] = languages;
    const { languageName } = contents[other].common;
    expect(problemsAfter("common", { languageName })).toEqual([
      `app/content/common.json: ${other}.languageName is the same text as in ${language}: “${languageName}”`,
    ]);
  });

  test("when a template lacks its placeholder", () => {
    expect(
      problemsAfter("common", { days: common.days.replace("{first}", "").replace("{last}", "") }),
    ).toEqual([expect.stringMatching(`common.json: ${language}.days must contain {first}, {last} once: `)]);
  });
});
