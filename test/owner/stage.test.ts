/** A studio fills the home page's stage with another product and another plan, or claims no days. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import { afterAll, expect, test } from "vitest";
import { contents } from "../../app/content/contents.server.ts";
import { formatMvpDays } from "../../app/content/fill-facts.ts";
import { languages } from "../../app/domain/languages.ts";
import { formatCount } from "../../app/domain/phrases.ts";
import { fill } from "../../app/domain/template.ts";
import { attribute, type Element, elements } from "../../scripts/read-html.ts";
import { ownerCopy } from "../support/owner-copy.ts";
import { squeezed, textOf } from "../support/page-text.ts";

const copy = ownerCopy();
const days = 4;
const captionsIn = (language: (typeof languages)[number]) =>
  contents[language].quote.sample.calendar.days.slice(0, days);

afterAll(() => copy.remove());

/** Builds the copy, and returns the stage of each language's home page. */
function buildWithStage(kind: "days" | "steps") {
  copy.change("app/content/facts.json", (facts) => ({ ...facts, mvpDays: days, stage: kind }));
  copy.run("npm run build");
  return languages.map((language) => {
    const page = readFileSync(join(copy.folder, `build/client/${language}/index.html`), "utf8");
    const stage = elements(parse(page), "section").find(({ attrs }) =>
      attrs.some(({ name }) => name === "data-stage"),
    );
    if (!stage) throw new Error(`/${language} has no stage`);
    return { language, stage };
  });
}

const daysOf = (stage: Element) =>
  elements(stage, "label").filter((label) =>
    elements(label, "input").some((input) => attribute(input, "name") === "day"),
  );

test("another product and a plan of other days are shown, and nothing of the old product", () => {
  planFourDays();
  changeTheProduct();
  for (const { language, stage } of buildWithStage("days")) {
    const { home, quote, specimens } = contents[language];
    const names = daysOf(stage).map((day) => elements(day, "span").map(textOf).join(" "));
    expect(names).toEqual(
      captionsIn(language).map(({ see }, day) =>
        squeezed(`${fill(home.stage.day, { day: day + 1 })}: ${see}`),
      ),
    );
    const text = textOf(stage);
    const workingDays = formatCount(language, quote.sheet.daysCount.working, days);
    expect(text).toContain(home.stage.title.days.replace(formatMvpDays(language), workingDays));
    for (const name of ["Huerta", "Zoe Vega"]) expect(text).toContain(name);
    for (const name of [specimens.salita.patient, specimens.salita.caller]) expect(text).not.toContain(name);
  }
});

test("a studio that claims no days has the stage, without a number on any of its steps", () => {
  for (const { language, stage } of buildWithStage("steps")) {
    const captions = captionsIn(language).map(({ see }) => squeezed(see));
    expect(daysOf(stage).map(textOf)).toEqual(captions);
    for (const day of captions.keys())
      expect(textOf(stage)).not.toContain(fill(contents[language].home.stage.day, { day: day + 1 }));
    expect(textOf(stage)).toContain(contents[language].home.stage.title.steps);
  }
});

/** Changes each place in which the content's check finds the old number of days. */
function planFourDays() {
  copy.edit("app/domain/catalogue.ts", /spans: \[[\d, ]+\]/g, "spans: [1, 1, 1, 1]");
  copy.edit("app/domain/catalogue.ts", /phaseDays = \[[\d, ]+\]/g, "phaseDays = [1, 1, 2]");
  copy.change("app/content/quote-terms.json", ({ sample, ...terms }) => {
    const hours = Object.entries(sample.hours).map(([who, value]) => [
      who,
      Array.isArray(value) ? value.slice(0, days) : value,
    ]);
    const dated = (key: string) => ({ ...sample[key], day: days });
    return {
      ...terms,
      sample: {
        ...sample,
        hours: Object.fromEntries(hours),
        payMiddle: dated("payMiddle"),
        payLaunch: dated("payLaunch"),
      },
    };
  });
  copy.change("app/content/quote.json", (quote) => {
    for (const language of languages) quote[language].sample.calendar.days.splice(days);
    return quote;
  });
}

/** Gives the product other names, days and hours, and only two appointments. */
function changeTheProduct() {
  copy.change("app/content/specimens/salita.json", (salita) => {
    for (const language of languages) {
      const texts = salita[language];
      const names = new Map<string, string>([
        [texts.product, "Huerta"],
        [texts.patient, "Zoe Vega"],
        [texts.caller, "Iván Sol"],
        ...texts.days.map(({ name }: { name: string }, index: number) => [name, `${name} ${index + 1}`]),
        ...texts.hours.map((hour: string) => [hour, hour.replace(/^\d+/, (hours) => `${Number(hours) + 5}`)]),
      ]);
      const own = texts.appointments.findIndex(({ name }: { name: string }) => name === texts.patient);
      texts.appointments = [texts.appointments[own], texts.appointments.at(own === 0 ? 1 : 0)];
      salita[language] = JSON.parse(JSON.stringify(texts), (_key, value) => names.get(value) ?? value);
    }
    return salita;
  });
}
