import { expect, type Locator, type Page, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { site } from "../app/content/site.ts";
import { clients, services } from "../app/domain/catalogue.ts";
import {
  categoryKeys,
  categoryPageKeys,
  detailKeys,
  knownPaths,
  type Language,
  languages,
  logoPath,
  paths,
  serviceKeys,
} from "../app/paths.ts";
import { complaintsOf, sectionOf, startingWith } from "./support/visitor.ts";

/** Names of sections, as SPEC and DECISIONS give them; they open the heading's accessible name. */
const captions = {
  en: {
    keyFeatures: /^key features\b/i,
    benefits: /^benefits\b/i,
    process: /^our process\b/i,
    services: /^our services\b/i,
  },
  es: {
    keyFeatures: /^características\b/i,
    benefits: /^beneficios\b/i,
    process: /^nuestro proceso\b/i,
    services: /^nuestros servicios\b/i,
  },
} satisfies Record<Language, Record<string, RegExp>>;

test("The site has fifty-one pages", () => {
  expect(new Set(knownPaths()).size).toBe(51);
});

test("The landing offers the two languages and nothing else", async ({ page }) => {
  await visit(page, "/", "en");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: site.brand })).toBeVisible();
  await expect(main).toContainText("Córdoba, Argentina");
  await expect(main.getByRole("link")).toHaveCount(2);
  await expect(main.getByRole("link", { name: "ESPAÑOL" })).toHaveAttribute("href", "/es");
  await expect(main.getByRole("link", { name: "ENGLISH" })).toHaveAttribute("href", "/en");
  await expect(page.getByRole("complementary")).toHaveCount(0);
});

for (const language of languages) {
  const content = contents[language];
  const text = content.interface;

  test.describe(`In ${text.languageName}`, () => {
    test("the home page has its hero, clients, reasons, services, questions and call", async ({ page }) => {
      await visit(page, paths.home(language), language);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveAccessibleName(
        content.home.headline.join(" "),
      );
      await expect(main.getByRole("link", { name: startingWith(text.requestConsultation) })).toHaveCount(1);

      const strip = sectionOf(page, startingWith(content.home.clientsCaption)).getByRole("listitem");
      await expect(strip).toHaveText(clients.map(({ name }) => name));
      await expect(strip.locator("svg")).toHaveCount(3);

      const reasons = sectionOf(page, startingWith(content.home.reasonsCaption));
      await expect(reasons.getByRole("heading", { level: 3 })).toHaveCount(3);
      await expectTexts(reasons.getByRole("listitem").locator("p"), content.home.reasons, "description");

      const tiles = sectionOf(page, captions[language].services).getByRole("link");
      expect(await hrefsOf(tiles)).toEqual(serviceKeys.map((key) => paths.service(language, key)));
      await expect(tiles.getByRole("heading", { level: 3 })).toHaveCount(6);
      await expect(tiles.locator("svg")).toHaveCount(6);

      const questions = sectionOf(page, startingWith(content.home.questionsCaption)).locator("details");
      await expect(questions.getByRole("heading", { level: 3, includeHidden: true })).toHaveCount(4);
      await expectTexts(questions.locator("p"), content.home.questions, "answer");

      const call = sectionOf(page, startingWith(content.home.startCaption)).getByRole("link");
      await expect(call).toHaveCount(2);
      await expect(call.nth(0)).toHaveAccessibleName(startingWith(text.getQuote));
      await expect(call.nth(1)).toHaveAccessibleName(text.getStarted);
      await expect(call.nth(1)).toHaveAttribute("href", `/${language}/contact`);
    });

    test("each service page has six features, five benefits and four steps", async ({ page }) => {
      for (const key of serviceKeys)
        await test.step(key, async () => {
          const service = content.services[key];
          await visit(page, paths.service(language, key), language);
          await expectHead(page, service.title, service.subtitle, service.description);
          await expect(page.getByRole("main").locator(`use[href="#${key}"]`)).toHaveCount(1);

          const features = sectionOf(page, captions[language].keyFeatures);
          await expect(features.getByRole("heading", { level: 3 })).toHaveText(titlesOf(service.features));
          await expectTexts(features.getByRole("listitem").locator("p"), service.features, "description");

          const benefits = sectionOf(page, captions[language].benefits).locator("ul > li");
          expect(service.benefits).toHaveLength(5);
          await expect(benefits).toContainText([...service.benefits]);

          const steps = sectionOf(page, captions[language].process).locator("ol > li");
          expect(service.process).toHaveLength(4);
          await expect(steps).toContainText([...service.process]);

          const related = sectionOf(page, startingWith(text.relatedCaption)).getByRole("link");
          const places = services[key].related.map(([category, detail]) =>
            paths.detail(language, category, detail),
          );
          expect(await hrefsOf(related)).toEqual(places);

          await expect(page.getByRole("link", { name: startingWith(text.requestConsultation) })).toHaveCount(
            2,
          );
          await expect(
            page.getByRole("heading", { level: 2, name: service.closing.join(" ") }),
          ).toBeVisible();
        });
    });

    test("each category page leads to its own detailed services", async ({ page }) => {
      for (const key of categoryPageKeys)
        await test.step(key, async () => {
          const category = content.categories[key];
          await visit(page, paths.category(language, key), language);
          await expectHead(page, category.title, category.description);
          const links = sectionOf(page, startingWith(category.caption)).getByRole("link");
          expect(await hrefsOf(links)).toEqual(
            detailKeys(key).map((detail) => paths.detail(language, key, detail)),
          );
          await expect(
            page.getByRole("heading", { level: 2, name: category.closing.join(" ") }),
          ).toBeVisible();
        });
    });

    for (const category of categoryKeys)
      test(`each detailed page of ${category} has ten features and five steps`, async ({ page }) => {
        for (const key of detailKeys(category))
          await test.step(key, async () => {
            const detail = content.details[category][
              key as never
            ] as (typeof content)["details"]["design"]["ux"];
            await visit(page, paths.detail(language, category, key), language);
            await expectHead(page, detail.title, detail.description, detail.details);

            const features = sectionOf(page, captions[language].keyFeatures).locator("ul > li");
            expect(detail.features).toHaveLength(10);
            await expect(features).toContainText([...detail.features]);

            const steps = sectionOf(page, captions[language].process).locator("ol > li");
            await expect(steps.getByRole("heading", { level: 3 })).toHaveText(titlesOf(detail.process));
            await expect(steps).toHaveCount(5);
            await expectTexts(steps.locator("p"), detail.process, "description");

            const main = page.getByRole("main");
            const back = main.getByRole("link", { name: text.backToServices });
            for (const href of await hrefsOf(back)) expect(href).toBe(`/${language}/${category}`);
            await expect(back.first()).toBeVisible();
            await expect(
              main.getByRole("link", { name: startingWith(text.contactUs) }).first(),
            ).toBeVisible();
          });
      });
  });
}

test("Every page has a title of its own, and links alone lead from the landing to all of them", async ({
  request,
}) => {
  const found = new Set(["/"]);
  const titles = new Set<string>();
  // A set hands out what is added to it while it is being read.
  for (const path of found) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g))
      if (!/^\/(en|es)\/(about|contact)$/.test(href as string)) found.add(href as string);
  }
  expect([...found].sort()).toEqual(knownPaths().sort());
  expect(titles.size).toBe(found.size);
});

/** Goes to a page, and expects what every page has: status, language, one heading, the bar, the foot, no complaint. */
async function visit(page: Page, path: string, language: Language): Promise<void> {
  page.removeAllListeners();
  const complaints = complaintsOf(page);
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectBar(page, path, language);
  await expect(page.getByRole("contentinfo")).toHaveCount(path === paths.landing() ? 0 : 1);
  await expect(page.getByRole("complementary").getByRole("link")).toHaveCount(
    path === paths.landing() ? 0 : 3,
  );

  const shown = await page.evaluate(() => ({
    language: document.documentElement.lang,
    mains: document.querySelectorAll("main").length,
    headers: document.querySelectorAll("header").length,
    footer: document.querySelector("footer")?.textContent,
  }));
  const copyright = contents[language].interface.copyright(2024, site.brand);
  expect(shown).toMatchObject({ language, mains: 1, headers: 1 });
  if (path !== paths.landing()) expect(shown.footer).toContain(copyright);
  expect(copyright).toContain("Córdoba, Argentina");
  expect(complaints).toEqual([]);
}

/** Issue "The whole site works", point 3: header semantics. What a closed menu hides is read from the document. */
async function expectBar(page: Page, path: string, language: Language): Promise<void> {
  const { interface: text, services } = contents[language];
  const parts = await page.getByRole("banner").evaluate((bar) => {
    const linksIn = (selector: string) =>
      [...bar.querySelectorAll(`${selector} a`)].map((link) => [
        link.ariaLabel ?? link.textContent,
        link.getAttribute("href"),
      ]);
    return {
      logo: linksIn(":scope")[0],
      navigation: linksIn("nav"),
      triggers: [...bar.querySelectorAll("button, summary, [role]")].map((trigger) => [
        trigger.localName,
        trigger.ariaLabel ?? trigger.textContent,
      ]),
    };
  });
  expect(parts).toEqual({
    logo: [site.brand, logoPath(path)],
    navigation: [
      ...serviceKeys.map((key) => [services[key].title, paths.service(language, key)]),
      [text.about, `/${language}/about`],
      [text.contact, `/${language}/contact`],
    ],
    triggers: [
      ["summary", text.services],
      ["summary", text.language(path === paths.landing() ? "ES" : language.toUpperCase())],
      ["button", text.themeUnavailable],
      ["button", text.menu],
    ],
  });
}

async function expectHead(page: Page, title: string, ...texts: string[]): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  for (const text of texts) await expect(main.getByText(text, { exact: true })).toBeVisible();
}

/** Each element of a list shows the field of the item at its place, and there are no others. */
async function expectTexts<Field extends string>(
  shown: Locator,
  items: readonly Record<Field, string>[],
  field: Field,
): Promise<void> {
  await expect(shown).toHaveText(items.map((item) => item[field]));
}

function titlesOf(items: readonly { title: string }[]): string[] {
  return items.map(({ title }) => title);
}

async function hrefsOf(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}
