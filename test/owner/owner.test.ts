/**
 * One copy of the site gets all changes of an owner, by the steps of the documents: first another studio's values,
 * then the removals of the guide and an engineer's component with state.
 */
import { globSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { type Browser, chromium, expect as expectPage } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serviceKeys } from "../../app/catalogue/catalogue.ts";
import { getContent } from "../../app/content-model/contents.server.ts";
import { type Language, languages } from "../../app/languages.ts";
import { makeRecord } from "../../app/records.ts";
import { rasterize } from "../../app/seo/icon-drawing.server.ts";
import { chromiumFlags, findProgram } from "../../scripts/browsers.ts";
import { ownerCopy } from "../support/owner-copy.ts";
import { type RunningHost, startCloudflare, startDev, startNode } from "../support/test-servers.ts";

const copy = ownerCopy();
const { built, change, edit, run, text, write } = copy;
const [language] = languages;
const thisYear = new Date().getFullYear();
const inEach = <Value>(value: (code: Language) => Value) => makeRecord(languages, value);
const withValue = (content: object, key: string, value: unknown) =>
  JSON.parse(JSON.stringify(content), (name, old) => (name === key ? value : old));
const drawing = (width: number, height: number, path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#e9c46a" d="${path}"/></svg>\n`;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findProgram("chromium"), args: chromiumFlags });
});
afterAll(async () => {
  await browser.close();
  copy.remove();
});

test("Another studio's site passes its check and the launch check, and is built", () => {
  writeFacts();
  changeTheProduct();
  writePagesOfText();
  run("npm run format && npm run check && npm run --silent launch-check && npm run build");
  expect(built("favicon.svg")).toContain(Buffer.from(text("public/square.svg")).toString("base64"));
  for (const code of languages) {
    const home = built(`${code}/index.html`);
    expect(built(`${code}/about/index.html`)).toContain('src="/team.png" width="2000" height="1200"');
    // A logo that shows the client's name has no name beside it.
    expect(home.match(/Panadería Sur|Torre|Cuadro/g)).toEqual(["Panadería Sur", "Torre", "Cuadro"]);
    expect(built(`${code}/contact/index.html`)).toMatch(
      /href="tel:\+5493515551234">\+54 9 351 555.1234<\/a>/,
    );
    const { patient, caller } = getContent(code)["specimens/salita"];
    for (const name of ["Huerta", "Zoe Vega"]) expect(home).toContain(name);
    for (const name of [patient, caller]) expect(home).not.toContain(name);
  }
});

test("Its pages keep the promises of the tests, and visitors can read, navigate and print it", () => {
  run("npx vitest run --project built pages");
  const files = ["has-an-older", "opens", "prints", "reads", "sees", "uses-a-page", "waits", "walks"];
  const names = files.map((name) => `visitor-${name}`).join(" ");
  // On the landing, no phone has room for a brand of the greatest length in letters of a minimum size.
  run(`npx playwright test ${names} --grep-invert "minimum font size"`);
});

test("After all removals of the guide nothing is red, and no page leads to what is gone", () => {
  removeParts();
  run("npm run format && npm run check");
});

test("A component with state works in development and on both hosts, keeps what was typed before React, and links without a new document", async () => {
  write("app/ui/Guests.tsx", component);
  edit("app/pages/home.tsx", /^/, 'import { Guests } from "../ui/Guests.tsx";\n');
  edit("app/pages/home.tsx", "<Section part={parts.questions}", "<Guests />\n      $&");
  const development = await startDev(copy.folder);
  await addGuests(development);
  await development.stop();
  run("npm run build && npx vitest run --project built pages");
  const home = built(`${language}/index.html`);
  expect(home).not.toMatch(/<\w+[^<>]* data-stage|href="\/\w+\/quote"/);
  expect(copy.start("npm run launch-check").stdout).not.toContain("quote-numbers");
  for (const host of [await startNode(copy.folder), await startCloudflare(copy.folder)]) {
    await addGuests(host);
    await followLink(host);
    await host.stop();
  }
});

test("If a section throws while the build renders it, the build stops, and says why", () => {
  const broken = 'if (import.meta.env.SSR) throw new Error("The kiln is cold");';
  edit("app/sections/SpeechBlock.tsx", "  return (", `  ${broken}\n  return (`);
  const { status, stdout, stderr } = copy.start("node scripts/build.ts");
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toContain("The kiln is cold");
});

/** The longest name that a brand may have, in wide letters, and a city that is longer than the sample's. */
function writeFacts(): void {
  const json = (name: string, values: (content: Record<string, never>) => object) =>
    change(`app/content/${name}.json`, (content) => ({ ...content, ...values(content) }));
  json("facts", () => ({
    brand: "Mamutwombatmundomaremoto",
    city: "Buenos Aires",
    example: "Huerta",
    isBrandFinal: true,
    address: "arboledacinc.com",
    phone: "+54 9 351 555-1234",
    linkedin: "https://www.linkedin.com/company/arboledacinc/",
    instagram: "@arboledacinc",
    copyrightYear: thisYear,
    questionYear: thisYear,
    mvpDaysAre: "working",
    mvpDaysCountFrom: inEach(() => "MVP"),
  }));
  json("reviews", () => ({ ...inEach(() => "Ana, 2027-01-02"), law: "Eva, 2027-01-03" }));
  json("promises", (content) => withValue(content, "isConfirmed", true));
  json("quote-numbers", (content) => withValue(content, "isConfirmed", true));
  json("answers", () =>
    inEach((code) => {
      const answers = Object.entries(getContent(code).answers);
      const answer = (key: string) => `${code}: ${key}.`;
      return Object.fromEntries(
        answers.map(([key, { question }]) => [key, { question, answer: answer(key), isConfirmed: true }]),
      );
    }),
  );
  write("public/mark.svg", drawing(120, 40, "M0 40 60 0l60 40z"));
  write("public/logo ñandú.svg", drawing(400, 60, "M0 0h90v60H0zM110 0h290v60H110z"));
  write("public/tall.svg", drawing(40, 120, "M0 0h40v50H0zM10 60h20v60H10z"));
  write("public/square.svg", drawing(64, 64, "M0 0h64v64H0z"));
  write("app/content/logo.json", JSON.stringify({ file: "/mark.svg", icon: "/square.svg" }));
  const clients = [
    { name: "Panadería Sur", file: "/logo ñandú.svg", containsName: true, isInvented: false },
    { name: "Torre", file: "/tall.svg", isInvented: false },
    { name: "Cuadro", file: "/square.svg", isInvented: false },
  ];
  json("clients", () => ({ clients }));
}

/** Gives the people of the stage other names, and only two appointments. */
function changeTheProduct(): void {
  change("app/content/specimens/salita.json", (salita) =>
    inEach((code) => {
      const { patient, caller, appointments } = salita[code];
      const names = new Map([
        [patient, "Zoe Vega"],
        [caller, "Iván Sol"],
      ]);
      const own = appointments.findIndex(({ name }: { name: string }) => name === patient);
      const two = { ...salita[code], appointments: [appointments[own], appointments.at(own === 0 ? 1 : 0)] };
      return JSON.parse(JSON.stringify(two), (_key, value) => names.get(value) ?? value);
    }),
  );
}

/** About and Contact need only a file of texts, and a page of the studio's own also its name. */
function writePagesOfText(): void {
  edit("app/routes.ts", "footerPageKinds = []", 'footerPageKinds = ["jobs"]');
  write("public/team.png", rasterize(drawing(2000, 1200, "M0 0h2000L0 1200z"), 2000));
  for (const name of ["about", "contact", "jobs"]) {
    const page = (code: Language) => {
      const sentence = (end: string) => `${"Ana, Eva ".repeat(9)}${code} ${name} ${end}.`;
      const { common } = getContent(code);
      const title = { about: common.about, contact: common.contact }[name] ?? name.toUpperCase();
      return {
        meta: { title: `${title} ${code} ${name}`, description: sentence("meta") },
        title,
        subtitle: sentence("subtitle"),
        photo: { file: "/team.png", width: 2000, height: 1200, description: sentence("photo") },
        sections: [
          { heading: `${title} ${name}`, paragraphs: [`${name} {ux}.`] },
          {
            paragraphs: [sentence("third")],
            list: ["Uno", "Two"],
            links: [{ label: name, url: "https://a.example/b" }],
          },
        ],
        showsContacts: true,
      };
    };
    write(`app/content/${name}.json`, `${JSON.stringify(inEach(page))}\n`);
  }
}

/** The steps of docs/content-guide.md#removing-things */
function removeParts(): void {
  const remove = (...names: string[]) => {
    for (const name of names) rmSync(join(copy.folder, name), { recursive: true });
  };
  const changeTexts = (change: (texts: string) => string) => {
    for (const file of globSync("app/content/**/*.json", { cwd: copy.folder }))
      write(file, change(text(file)));
  };
  remove("editor", "app/quote/quote.tsx", "app/quote/quote.e2e.ts");
  run("npm pkg delete scripts.edit");
  change("app/content/facts.json", (facts) => ({ ...facts, hasStage: false }));
  edit("app/routes.ts", "hasQuotePage: boolean = true", "hasQuotePage: boolean = false");
  // The check names the texts that link to what is gone.
  const service = serviceKeys.find((key) => !["ux", "ui", "design"].includes(key)) as string;
  changeTexts((texts) => {
    const others = texts
      .replaceAll("{quote}", "{ux}")
      .replaceAll(`{${service}}`, "{ux}")
      .replaceAll('"page": "quote"', '"page": "ux"')
      .replace(/\{mvpDays\}/g, "pocos");
    const content = JSON.parse(others, (key, value) => {
      if (Array.isArray(value)) return value.filter((entry) => entry !== service);
      // In a list, the entry is already removed.
      if (value === service && !/^\d+$/.test(key)) return "ux";
      if (value && typeof value === "object") delete value[service];
      return value;
    });
    return JSON.stringify(content);
  });
  const example = `${service[0]?.toUpperCase()}${service.slice(1)}Specimen`;
  edit("app/catalogue/catalogue.ts", new RegExp(`\n  ${service}: \\{[^]*?\n  \\},`), "");
  const shape = new RegExp(`\n  ${service}: specimen[^]*?\n  \\}\\),`);
  edit("app/content-model/specimen-schema.ts", shape, "");
  edit("app/sections/specimens/ServiceSpecimen.tsx", new RegExp(`\n.*\\b${example}\\b.*`), "");
  const files = globSync("app/{content,sections}/**/*.*", { cwd: copy.folder });
  remove(...files.filter((file) => [service, example].includes(basename(file).split(".")[0] ?? "")));
}

const component = `import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";

export function Guests() {
  const [guests, setGuests] = useState([]);
  const [isReady, setIsReady] = useState(false);
  const name = useRef(null);
  useEffect(() => setIsReady(true), []);
  return (
    <section id="guests">
      <input type="text" aria-label="name" ref={name} />
      <button type="button" disabled={!isReady} onClick={() => setGuests([...guests, name.current.value])}>
        Add
      </button>
      <output>{guests.join()}</output>
      <Link to="/en/ux" lang="en" hrefLang="en">Another page</Link>
    </section>
  );
}
`;
async function addGuests({ port }: RunningHost): Promise<void> {
  const page = await browser.newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/(assets\/start-.*\.js|app\/entry\.client\.tsx)/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`http://localhost:${port}/en`, { waitUntil: "commit" });
  const guests = page.locator("#guests");
  const add = guests.getByRole("button", { name: "Add" });
  const name = guests.getByRole("textbox");
  await name.fill("Ana");
  await expectPage(add).toBeDisabled();
  resolve();
  await add.click();
  await name.fill("Eva");
  await add.click();
  await expectPage(guests.getByRole("status")).toHaveText("Ana,Eva");
  await page.close();
}

/** Client navigation, as React Router documents it. */
async function followLink({ port }: RunningHost): Promise<void> {
  const page = await browser.newPage();
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`http://localhost:${port}/en`);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  const home = await heading.textContent();
  const data = page.waitForResponse(/\/en\/ux\.data/);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("link", { name: "Another page" }).click();
  const { "content-type": type, "cache-control": cache } = (await data).headers();
  expect([type, cache]).toEqual(["text/x-script; charset=utf-8", "public, max-age=300"]);
  await expectPage(page).toHaveURL(/\/en\/ux$/);
  await expectPage(heading).not.toHaveText(home as string);
  await page.goBack();
  await expectPage(heading).toHaveText(home as string);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await page.close();
}
