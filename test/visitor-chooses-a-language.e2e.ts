import { languages } from "../app/domain/languages.ts";
import { switcherPath } from "../app/paths.ts";
import { expect, expectPage, linksTo, test, triggerOf } from "./support/visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("A choice of language leads to its page, in its language", async ({ withAndWithoutScripts }) => {
  await withAndWithoutScripts(async (page) => {
    for (const path of [
      "/",
      "/en/design/interaction",
      "/es/legal/ip",
      "/en/building",
      "/es/legal/constructor",
    ])
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
