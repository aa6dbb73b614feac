import { languages } from "../app/domain/languages.ts";
import { switcherLanguage, switcherPath } from "../app/paths.ts";
import { expect, expectPage, linksTo, pathOf, test, triggerOf } from "./support/visitor.ts";

test("A choice of language leads to its page, in its language", async ({ withAndWithoutScripts }) => {
  // For the page that a choice leads to, from each page and for unknown URLs: app/paths.test.ts, test/built/pages.test.ts
  const places = ["/en/design/interaction", "/", "/es/legal/constructor"];
  await withAndWithoutScripts(async (page, scripts) => {
    for (const path of scripts === "with JavaScript" ? places : places.slice(0, 1)) {
      await page.goto(path);
      const own = switcherLanguage(path);
      for (const language of [...languages.filter((other) => other !== own), own]) {
        const from = pathOf(page.url());
        await triggerOf(page, "language").click();
        const to = switcherPath(from, language);
        await linksTo(page.getByRole("banner"), to)
          .and(page.locator(`[hreflang=${language}]`))
          .click();
        await expectPage(page, to);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(triggerOf(page, "language")).toHaveText(language.toUpperCase());
      }
    }
  });
});
