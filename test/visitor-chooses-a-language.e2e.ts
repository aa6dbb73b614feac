import { switcherLanguage, switcherPath } from "../app/bar-paths.ts";
import { languages } from "../app/domain/languages.ts";
import { pathOfEachKind } from "./support/pages.ts";
import { expect, expectOfEach, expectPage, linksTo, test, triggerOf } from "./support/visitor.ts";

const unknownPlaces = ["/en/building", "/es/cocina", "/en/cocina/quick", "/es/legal/constructor"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("The switcher shows the page's language and leads to the same place in the other", async ({ page }) => {
  await expectOfEach([...pathOfEachKind, ...unknownPlaces], async (path) => {
    await page.goto(path);
    const current = switcherLanguage(path);
    await expect(triggerOf(page, "language")).toHaveText(current.toUpperCase());
    const choices = triggerOf(page, "language").locator("..").locator("a");
    await expect(choices).toHaveCount(languages.length);
    await expect(choices.and(page.locator("[aria-current=true]"))).toHaveAttribute("lang", current);
    for (const language of languages)
      await expect(choices.and(page.locator(`[lang=${language}]`))).toHaveAttribute(
        "href",
        switcherPath(path, language),
      );
  });
});

test("A choice of language leads to its page, in its language", async ({ withAndWithoutScripts }) => {
  await withAndWithoutScripts(async (page) => {
    for (const path of ["/", "/en/design/interaction", "/es/legal/ip"])
      for (const language of languages) {
        await page.goto(path);
        await triggerOf(page, "language").click();
        const to = switcherPath(path, language);
        await linksTo(page.getByRole("banner"), to)
          .and(page.locator(`[hreflang=${language}]`))
          .click();
        await expectPage(page, to);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(triggerOf(page, "language")).toHaveText(language.toUpperCase());
      }
  });
});
