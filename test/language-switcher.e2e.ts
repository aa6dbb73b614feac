import { expect, type Page, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { languages } from "../app/paths.ts";
import { complaintsOf, hydrate, navigateOnClient, pathOf, triggerOf } from "./support/visitor.ts";

/**
 * SPEC §2 "Language switcher" to the letter, as DECISIONS "Language" reads it: the second segment is kept where
 * the whole path contains one of ux, ui, customer, product, project, design. Written out, not computed.
 */
const rows: { path: string; shows: "ES" | "EN"; es: string; en: string }[] = [
  { path: "/", shows: "ES", es: "/es", en: "/en" },
  { path: "/en", shows: "EN", es: "/es", en: "/en" },
  { path: "/es", shows: "ES", es: "/es", en: "/en" },
  { path: "/en/ux", shows: "EN", es: "/es/ux", en: "/en/ux" },
  { path: "/es/ui", shows: "ES", es: "/es/ui", en: "/en/ui" },
  { path: "/en/customer", shows: "EN", es: "/es/customer", en: "/en/customer" },
  { path: "/es/product", shows: "ES", es: "/es/product", en: "/en/product" },
  { path: "/en/project", shows: "EN", es: "/es/project", en: "/en/project" },
  { path: "/es/design", shows: "ES", es: "/es/design", en: "/en/design" },
  { path: "/en/marketing", shows: "EN", es: "/es", en: "/en" },
  { path: "/en/design/interaction", shows: "EN", es: "/es/design", en: "/en/design" },
  { path: "/es/design/design-systems", shows: "ES", es: "/es/design", en: "/en/design" },
  { path: "/en/legal/ip", shows: "EN", es: "/es", en: "/en" },
  { path: "/es/development/payment", shows: "ES", es: "/es", en: "/en" },
  {
    path: "/en/development/project-management",
    shows: "EN",
    es: "/es/development",
    en: "/en/development",
  },
  // Addresses that nobody knows: "building" and "quick" contain "ui", "cocina" contains none of the six.
  { path: "/en/building", shows: "EN", es: "/es/building", en: "/en/building" },
  { path: "/es/cocina", shows: "ES", es: "/es", en: "/en" },
  { path: "/en/cocina/quick", shows: "EN", es: "/es/cocina", en: "/en/cocina" },
  { path: "/es/legal/constructor", shows: "ES", es: "/es", en: "/en" },
];

test("The switcher keeps to its rule on every kind of address, also once React has taken over", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  for (const row of rows)
    await test.step(row.path, async () => {
      await page.goto(row.path);
      await expectSwitcher(page, row);
      await hydrate(page);
      await expectSwitcher(page, row);
    });
  expect(complaints).toEqual([]);
});

test("The switcher follows the visitor from page to page", async ({ page }) => {
  await page.goto("/en");
  await hydrate(page);
  for (const row of rows.filter(({ path }) => !/building|cocina|constructor/.test(path)))
    await test.step(row.path, async () => {
      await navigateOnClient(page, row.path);
      await expect(page).toHaveURL(row.path);
      await expectSwitcher(page, row);
    });
});

for (const { path, es, en } of [
  { path: "/", es: "/es", en: "/en" },
  { path: "/en/design/interaction", es: "/es/design", en: "/en/design" },
  { path: "/es/legal/ip", es: "/es", en: "/en" },
]) {
  test(`From ${path} a choice leads to its page, in its language`, async ({ page }) => {
    for (const language of languages)
      for (const isTakenOver of [false, true]) {
        await page.goto(path);
        if (isTakenOver) await hydrate(page);
        await triggerOf(page, "language").click();
        const { languageName } = contents[language].interface;
        await page.getByRole("banner").getByRole("link", { name: languageName }).click();
        await expect(page).toHaveURL({ es, en }[language]);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(triggerOf(page, "language")).toHaveText(language.toUpperCase());
      }
  });
}

/** The code on the trigger, two choices with the current one marked, and where they lead. */
async function expectSwitcher(page: Page, { path, shows, es, en }: (typeof rows)[number]): Promise<void> {
  expect(pathOf(page.url())).toBe(path);
  await expect(triggerOf(page, "language")).toHaveText(shows);
  const choices = triggerOf(page, "language").locator("..").getByRole("link", { includeHidden: true });
  await expect
    .poll(() =>
      choices.evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
      ),
    )
    .toEqual([
      ["Español", es, shows === "ES" ? "true" : null],
      ["English", en, shows === "EN" ? "true" : null],
    ]);
}
