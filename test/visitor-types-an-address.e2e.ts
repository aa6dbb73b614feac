import type { Page } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { detailKeys, isCategoryKey, serviceKeys } from "../app/domain/catalogue-keys.ts";
import { isLanguage, type Language, languages } from "../app/domain/languages.ts";
import { fill } from "../app/domain/template.ts";
import { paths, switcherPath } from "../app/paths.ts";
import { knownPaths } from "../app/seo/known-paths.server.ts";
import { complaintsOf, expect, expectOfEach, expectPage, pathOf, test } from "./support/visitor.ts";

/** Segments that a visitor may type, and the page's title for each. For any other, see server/fill-unknown-page.test.ts. */
const segments = Object.entries({
  "%E6%97%A5%E6%9C%AC%E8%AA%9E%20dise%C3%B1o": "日本語 diseño",
  "%E0%A4%A": "%E0%A4%A",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E": "<script>alert(1)</script>",
  "@second@": "@second@",
  ["a".repeat(3000)]: "a".repeat(3000),
});

test("A service that does not exist is not found, for any name", async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const language of languages)
    await expectOfEach(segments, async ([segment]) => {
      await page.goto(`/${language}/${segment}`);
      const { notFound } = contents[language].common;
      const shown = await page.evaluate(whatIsShown);
      expect(shown).toMatchObject({ language, robots: "noindex", heading: notFound.title });
      expect(shown.title).toContain(notFound.title);
      expect(shown.text).toContain(notFound.message);
      for (const key of serviceKeys) expect(shown.links).toContain(paths.service(language, key));
    });
  expect(complaints).toEqual([]);
});

test("An unknown detail shows its path as its title and in the chat message, also without JavaScript", async ({
  withAndWithoutScripts,
}) => {
  const parents = ["/en/design", "/es/cocina", "/es/legal", "/en/__proto__"];
  const addresses = segments.map(
    ([segment, title], index) => [`${parents[index % parents.length]}/${segment}`, title] as const,
  );
  await withAndWithoutScripts(async (page) => {
    const complaints = complaintsOf(page);
    await expectOfEach(addresses, async ([path, title]) => {
      const [, language, category, segment] = path.split("/") as [string, Language, string, string];
      const { common: text } = contents[language];
      await page.goto(path);
      const shown = await page.evaluate(whatIsShown);
      expect(shown).toMatchObject({ language, robots: "noindex", heading: title, breadcrumb: title });
      expect(shown.title).toContain(title);
      const known = isCategoryKey(category) ? detailKeys(category) : [];
      const chat = new URL(shown.links.find((href) => href?.includes("wa.me")) as string);
      expect(chat.searchParams.get("text")).toBe(fill(text.interestMessage, { service: title }));
      expect(shown.links).toContain(
        isCategoryKey(category) ? paths.category(language, category) : `/${language}/${category}`,
      );
      for (const key of known) expect(shown.links).toContain(`/${language}/${category}/${key}`);
      for (const other of languages)
        expect(shown.links).toContain(switcherPath(`/${language}/${category}/${segment}`, other));
      for (const words of [text.fallback.subtitle, text.fallback.note]) expect(shown.text).toContain(words);
    });
    expect(complaints).toEqual([]);
  });
});

test("About, Contact and Get started lead to their page, or to the landing while it has no texts", async ({
  page,
}) => {
  const text = contents.es.common;
  await page.goto("/es");
  for (const [name, kind] of [
    [text.about, "about"],
    [text.contact, "contact"],
    [text.getStarted, "contact"],
  ] as const) {
    const path = paths.single("es", kind);
    await page.getByRole("link", { name, exact: true }).first().click();
    await expectAddress(page, knownPaths().includes(path) ? path : "/");
    await page.goBack();
    await expectAddress(page, "/es");
  }
});

async function expectAddress(page: Page, path: string): Promise<void> {
  await expectPage(page, path);
  expect(pathOf(page.url())).toBe(path);
  const [language] = path.slice(1).split(/[/?#]/);
  await expect(page.locator("html")).toHaveAttribute("lang", isLanguage(language) ? language : "en");
}

function whatIsShown() {
  return {
    language: document.documentElement.lang,
    title: document.title,
    robots: document.querySelector("meta[name=robots]")?.getAttribute("content"),
    heading: document.querySelector("h1")?.textContent,
    breadcrumb: document.querySelector("main nav [aria-current]")?.textContent,
    links: [...document.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    text: document.querySelector("main")?.textContent,
  };
}
