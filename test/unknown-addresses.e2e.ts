import { expect, type Page, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { detailKeys, isCategoryKey, type Language, languages, paths, serviceKeys } from "../app/paths.ts";
import { complaintsOf, hydrate, navigateOnClient, sectionOf, startingWith } from "./support/visitor.ts";

/** A segment as it stands in an address, and the text that a visitor reads there. */
interface Segment {
  encoded: string;
  read: string;
}

/** What people, robots and attackers put into addresses. */
const segments: Segment[] = [
  { encoded: "pottery", read: "pottery" },
  { encoded: "web%20design%20%26%20more", read: "web design & more" },
  { encoded: "dise%C3%B1o", read: "diseño" },
  { encoded: "%E6%97%A5%E6%9C%AC%E8%AA%9E", read: "日本語" },
  { encoded: "%D8%AA%D8%B5%D9%85%D9%8A%D9%85", read: "تصميم" },
  // Broken encodings stay as they are.
  { encoded: "%E0%A4%A", read: "%E0%A4%A" },
  { encoded: "%ED%A0%80", read: "%ED%A0%80" },
  { encoded: "%C0%AFetc", read: "%C0%AFetc" },
  // Decoded once.
  { encoded: "%252e%252e", read: "%2e%2e" },
  { encoded: "a%2Fb", read: "a/b" },
  // Text, whatever it looks like.
  { encoded: "%3Cscript%3Ealert(1)%3C%2Fscript%3E", read: "<script>alert(1)</script>" },
  { encoded: "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", read: "<img src=x onerror=alert(1)>" },
  { encoded: "%22%3E%3Ch1%3E", read: '"><h1>' },
  { encoded: "javascript:alert(1)", read: "javascript:alert(1)" },
  { encoded: "%26lt;b%26gt;", read: "&lt;b&gt;" },
  { encoded: "$&$1$$$%60", read: "$&$1$$$`" },
  // Names that every JavaScript object answers to.
  { encoded: "__proto__", read: "__proto__" },
  { encoded: "constructor", read: "constructor" },
  { encoded: "toString", read: "toString" },
  // Words that the site's own machinery uses.
  { encoded: "-category-", read: "-category-" },
  { encoded: "Service", read: "Service" },
  // A known word, written otherwise, is an unknown one.
  { encoded: "u%78", read: "ux" },
  { encoded: "a".repeat(3000), read: "a".repeat(3000) },
];

/** One of each sort. */
const fewSegments = segments.filter(({ read }) => /^(diseño|%E0%A4%A|<script.*|__proto__|a+)$/.test(read));

/** Two documents share all of them out; the others are made by the same hand, and get a few. */
function segmentsFor(language: Language, category: string): Segment[] {
  if (language === "en" && category === "design") return segments.filter((_, index) => index % 2 === 0);
  if (language === "es" && category === "cocina") return segments.filter((_, index) => index % 2 === 1);
  return fewSegments.slice(0, 2);
}

for (const language of languages) {
  const text = contents[language].interface;

  test(`In ${text.languageName}, a service that does not exist is not found, whatever it is called`, async ({
    page,
  }) => {
    test.slow();
    const complaints = await complaintsWhile(page, async () => {
      for (const { encoded, read } of fewSegments)
        await test.step(nameOf(read), async () => {
          await page.goto(`/${language}/${encoded}`);
          await expectUnknownService(page, language);
          await expectNoChangeOnTakeOver(page);
        });
    });
    expect(complaints).toEqual([]);
  });

  for (const category of ["design", "legal", "cocina", "__proto__"])
    test(`In ${text.languageName}, an unknown detail of "${category}" shows its path as its title`, async ({
      page,
    }) => {
      test.slow();
      const complaints = await complaintsWhile(page, async () => {
        for (const segment of segmentsFor(language, category))
          await test.step(nameOf(segment.read), async () => {
            await page.goto(`/${language}/${category}/${segment.encoded}`);
            await expectUnknownDetail(page, language, category, segment);
            await expectNoChangeOnTakeOver(page);
          });
      });
      expect(complaints).toEqual([]);
      const known = isCategoryKey(category) ? detailKeys(category) : [];
      expect(await hrefsIn(page, "main section ~ section")).toEqual(
        known.map((detail) => `/${language}/${category}/${detail}`),
      );
    });
}

test("An unknown first segment of a pair is kept in the way back", async ({ page }) => {
  for (const { encoded } of fewSegments) {
    await page.goto(`/es/${encoded}/pan`);
    const back = page.getByRole("link", { name: contents.es.interface.backToServices });
    await expect(back).toHaveAttribute("href", `/es/${encoded}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("pan");
  }
});

test("A client navigation to an unknown address shows the same as a first load", async ({ page }) => {
  test.slow();
  const complaints = await complaintsWhile(page, async () => {
    for (const path of ["/es/__proto__", "/en/%E0%A4%A", "/en/design/pottery", "/es/cocina/%3Cb%3E"])
      await test.step(path, async () => {
        await page.goto(path);
        const onLoad = await whatIsShown(page);
        await page.goto("/es/ui");
        await hydrate(page);
        await navigateOnClient(page, path);
        await expect(page).toHaveURL(path);
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
        expect(await whatIsShown(page)).toEqual(onLoad);
        await page.goBack();
        await expect(page).toHaveURL("/es/ui");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(contents.es.services.ui.title);
      });
  });
  expect(complaints).toEqual([]);
});

test("From the not-found page and from the fallback a visitor finds a service", async ({ page }) => {
  const { backToServices } = contents.en.interface;
  for (const isTakenOver of [false, true]) {
    await page.goto("/en/pottery");
    if (isTakenOver) await hydrate(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: contents.en.services.ux.title, exact: true })
      .click();
    await expect(page).toHaveURL("/en/ux");

    await page.goto("/en/legal/pottery");
    if (isTakenOver) await hydrate(page);
    await page.getByRole("link", { name: backToServices }).click();
    await expect(page).toHaveURL("/en/legal");

    await page.goto("/en/cocina/pottery");
    if (isTakenOver) await hydrate(page);
    await page.getByRole("link", { name: backToServices }).click();
    await expect(page).toHaveURL("/en/cocina");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found");
  }
});

/** SPEC §8 "Unknown service key". */
async function expectUnknownService(page: Page, language: Language): Promise<void> {
  const [title, message] =
    language === "en"
      ? ["Service not found", "The requested service does not exist."]
      : ["Servicio no encontrado", "El servicio solicitado no existe."];
  const main = page.getByRole("main");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(main.getByText(message, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  expect(await hrefsIn(page, "main")).toEqual(serviceKeys.map((key) => paths.service(language, key)));
}

/** SPEC §2 "Fallback for an unknown path"; SPEC §7: the chat message names the service. */
async function expectUnknownDetail(
  page: Page,
  language: Language,
  category: string,
  { read }: Segment,
): Promise<void> {
  const { interface: text, categories } = contents[language];
  const main = page.getByRole("main");
  const shown = await whatIsShown(page);
  expect(shown.language).toBe(language);
  expect(shown.headings[0]).toBe(read);
  expect(shown.title).toContain(read);
  expect(shown.robots).toContain("noindex");
  expect(shown.breadcrumb).toBe(read);
  await expect(main.getByText(text.fallback.subtitle, { exact: true })).toBeVisible();
  await expect(main.getByText(text.fallback.note, { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: text.backToServices })).toHaveAttribute(
    "href",
    `/${language}/${category}`,
  );
  const chat = await main.getByRole("link", { name: text.contactUs }).getAttribute("href");
  expect(new URL(chat as string).searchParams.get("text")).toBe(text.interestMessage(read));
  if (isCategoryKey(category))
    await expect(sectionOf(page, startingWith(categories[category].caption))).toBeVisible();
}

/** Everything of a page that its address changes, and everything that it shows. */
function whatIsShown(page: Page) {
  return page.evaluate(() => ({
    language: document.documentElement.lang,
    title: document.title,
    robots: document.querySelector("meta[name=robots]")?.getAttribute("content"),
    headings: [...document.querySelectorAll("h1, h2")].map((heading) => heading.textContent),
    breadcrumb: document.querySelector("main nav [aria-current]")?.textContent,
    links: [...document.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    isLong: document.querySelector("h1")?.dataset.long,
    text: document.querySelector("main")?.textContent,
    elements: document.querySelectorAll("main *").length,
  }));
}

function hrefsIn(page: Page, selector: string): Promise<(string | null)[]> {
  return page.locator(`${selector} a`).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

/** Expects that React finds the page as it would have rendered it. */
async function expectNoChangeOnTakeOver(page: Page): Promise<void> {
  const address = page.url();
  const before = await whatIsShown(page);
  await hydrate(page);
  expect(await whatIsShown(page)).toEqual(before);
  expect(page.url()).toBe(address);
}

/** What is complained about during a visit; a dialog would mean that an address was run as a script. */
async function complaintsWhile(page: Page, visit: () => Promise<void>): Promise<string[]> {
  const complaints = complaintsOf(page);
  page.on("dialog", (dialog) => {
    complaints.push(dialog.message());
    dialog.dismiss();
  });
  await visit();
  // React Router's own warning, which is true.
  return complaints.filter(
    (complaint) => !complaint.includes("could not be decoded because it is a malformed"),
  );
}

function nameOf(read: string): string {
  return read.length > 40 ? `${read.length} letters` : read;
}
