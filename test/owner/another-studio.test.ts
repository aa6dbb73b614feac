/** A copy of the site becomes another studio's site, by the steps of the README. All checks must pass in the copy. */
import { basename } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getContent, quoteTerms } from "../../app/content-model/contents.server.ts";
import { type Language, languages } from "../../app/languages.ts";
import { rasterize } from "../../app/seo/icon-drawing.server.ts";
import { ownerCopy } from "../support/owner-copy.ts";

const copy = ownerCopy();
const { built, edit, run, write } = copy;
const contentFile = (name: string) => `app/content/${name}.json`;
const change = (name: string, values: object) =>
  copy.change(contentFile(name), (content) => ({ ...content, ...values }));
const changeTexts = (name: string, language: Language, texts: object) =>
  copy.change(contentFile(name), (content) => ({
    ...content,
    [language]: { ...content[language], ...texts },
  }));

beforeAll(() => {
  putInTheStudiosValues();
  changeTheProduct();
  writePagesOfText();
});

afterAll(() => copy.remove());

const thisYear = new Date().getFullYear();
/** The same value in each language. */
const inEach = (value: string) => Object.fromEntries(languages.map((language) => [language, value]));

const withValue = (content: object, key: string, value: boolean) =>
  JSON.parse(JSON.stringify(content), (name, old) => (name === key ? value : old));

/** The longest name that a brand may have, in wide letters, and a city that is longer than the sample's. */
function putInTheStudiosValues() {
  change("facts", {
    brand: "Mamutwombatmundomaremoto",
    city: "Buenos Aires",
    isBrandFinal: true,
    address: "arboledacinc.com",
    phone: "+54 9 351 555-1234",
    linkedin: "https://www.linkedin.com/company/arboledacinc/",
    instagram: "@arboledacinc",
    copyrightYear: thisYear,
    questionYear: thisYear,
    mvpDaysAre: "working",
    mvpDaysCountFrom: inEach("MVP"),
  });
  change("reviews", { ...inEach("Ana, 2027-01-02"), law: "Eva, 2027-01-03" });
  copy.change(contentFile("promises"), (content) => withValue(content, "isConfirmed", true));
  copy.change(contentFile("quote-terms"), (content) => withValue(content, "isSample", false));
  for (const language of languages) {
    const { answers, common } = getContent(language);
    const answered = Object.entries(answers).map(([key, { question }]) => [
      key,
      {
        question,
        answer: `${common.languageName}, ${question} https://network.example/a-studio/${key}.`,
        isConfirmed: true,
      },
    ]);
    changeTexts("answers", language, Object.fromEntries(answered));
  }
  write("public/mark.svg", drawing(120, 40, "M0 40 60 0l60 40z"));
  write("public/wide.svg", drawing(400, 60, "M0 0h90v60H0zM110 0h290v60H110z"));
  write("public/tall.svg", drawing(40, 120, "M0 0h40v50H0zM10 60h20v60H10z"));
  write("public/square.svg", drawing(64, 64, "M0 0h64v64H0z"));
  write("app/content/logo.json", JSON.stringify({ file: "/mark.svg", icon: "/square.svg" }));
  change("clients", {
    clients: [
      { name: "Panadería Sur", file: "/wide.svg", containsName: true, isInvented: false },
      { name: "Torre", file: "/tall.svg", isInvented: false },
      { name: "Cuadro", file: "/square.svg", isInvented: false },
    ],
  });
  const { sample } = quoteTerms;
  const price = { ...sample.price, isSample: false, currency: "ARS", amount: 6_500_000 };
  const hidden = (["currencyRule", "hosting"] as const).map((key) => [
    key,
    { ...sample[key], isShown: false, isSample: false },
  ]);
  change("quote-terms", {
    sample: { ...withValue(sample, "isSample", false), price, ...Object.fromEntries(hidden) },
  });
  // The first language keeps its headline, beside a lead that names a longer city.
  for (const language of languages.slice(1)) {
    const headline = firstWords(getContent(language).home.lead.replaceAll(". ", ", "), 60);
    changeTexts("home", language, { headline });
  }
}

const photo = rasterize(drawing(2000, 1200, "M0 0h2000L0 1200z"), 2000);

/** About and Contact need only a file of texts, and a page of the studio's own or an entry of news also a row. */
function writePagesOfText() {
  const entries = ["news/move", "news/start"];
  const own = ["jobs", "news", ...entries];
  const rows = own.map((page) => `  "${page}": { file: prosePage },\n`).join("");
  edit("app/routes.ts", /( *about: \{ file: prosePage)/, `${rows}$1`);
  write("app/content/photos/team.png", photo);
  for (const file of ["about", "contact", ...own]) {
    const page = basename(file);
    const links = file === "news" ? entries.map((entry) => `{${entry}}.`) : [`${page} {ux}.`];
    const texts = languages.map((language) => {
      const { common, home } = getContent(language);
      // The check rejects repeated sentences, so each has a different end.
      const words = firstWords(
        [home.lead, ...home.startSteps].join(" ").replace(/[^\p{L}]+/gu, " "),
        90,
      ).slice(0, -1);
      const sentence = (end: string) => `${words} ${page} ${end}.`;
      const title = { about: common.about, contact: common.contact }[page] ?? page.toUpperCase();
      return {
        meta: { title: `${title} ${common.languageName} ${page}`, description: sentence("meta") },
        title,
        subtitle: sentence("subtitle"),
        photo: { file: "team.png", description: sentence("photo") },
        sections: [
          { heading: `${title} ${page}`, paragraphs: [sentence("first"), ...links] },
          {
            paragraphs: [sentence("third")],
            list: ["Uno", "Two"],
            links: [{ label: page, url: "https://a.example/b" }],
          },
        ],
        showsContacts: true,
      };
    });
    const content = Object.fromEntries(languages.map((language, index) => [language, texts[index]]));
    write(contentFile(file), `${JSON.stringify(content, null, 2)}\n`);
  }
}

/** Gives the product of the stage other names, days and hours, and only two appointments. */
function changeTheProduct() {
  copy.change(contentFile("specimens/salita"), (salita) => {
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

test("its check passes, and the launch check has no open item", () => {
  run("npm run format");
  run("npm run --silent launch-check");
});

test("it is built", () => {
  run("npm run build");
  const icon = Buffer.from(copy.text("public/square.svg")).toString("base64");
  expect(built("favicon.svg"), "the icon of the browser's tab").toContain(icon);
});

test.each(languages)(
  "the pages in %s show the studio's photograph, logos, address and phone number",
  (language) => {
    const home = built(`${language}/index.html`);
    const [picture = ""] = /<picture.*?<\/picture>/s.exec(built(`${language}/about/index.html`)) ?? [];
    expect(picture).toMatch(/image\/avif.*image\/webp.*width="1920" height="1152" alt="\w/s);
    for (const [address] of picture.matchAll(/\/assets\/[^\s",]+/g)) expect(built(address)).not.toBe("");
    // A logo that shows the client's name has no name beside it.
    expect(home.match(/Panadería Sur|Torre|Cuadro/g)).toEqual(["Panadería Sur", "Torre", "Cuadro"]);
    expect(home).toContain('alt="Panadería Sur"');
    expect(built(`${language}/contact/index.html`)).toContain(
      '<a href="tel:+5493515551234">+54 9 351 555-1234</a>',
    );
  },
);

test.each(languages)("the stage in %s shows another product, and nothing of the sample's", (language) => {
  const { patient, caller } = getContent(language).specimens.salita;
  const home = built(`${language}/index.html`);
  for (const name of ["Huerta", "Zoe Vega"]) expect(home).toContain(name);
  for (const name of [patient, caller]) expect(home).not.toContain(name);
});

test("its built pages pass their tests", () => {
  run("npx vitest run --project built pages");
});

test("visitors can read it, navigate it and use its controls", () => {
  // The other tests do not depend on what a studio writes.
  const files = ["has-an-older", "opens", "prints", "reads", "sees", "uses-a-page", "waits", "walks"];
  const names = files.map((name) => `visitor-${name}`).join(" ");
  // On the landing, no phone has room for a brand of the greatest length in letters of a minimum size.
  run(`npx playwright test ${names} --grep-invert "minimum font size"`);
});

function drawing(width: number, height: number, path: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#e9c46a" d="${path}"/></svg>\n`;
}

/** A sentence with at most this many characters. */
function firstWords(text: string, length: number) {
  return `${text.slice(0, length).replace(/[\s,.]+\S*$/, "")}.`;
}
