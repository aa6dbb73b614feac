import { categoryKeys } from "../app/catalogue/catalogue.ts";
import { getContent } from "../app/content-model/contents.server.ts";
import { languages } from "../app/languages.ts";
import { paths } from "../app/paths.ts";
import { listPaths } from "../app/seo/known-paths.server.ts";
import { onPhone } from "./support/pages.ts";
import { complaintsOf, expect, expectPage, hydrate, test, untilIdle, withMotion } from "./support/visitor.ts";

test("Who is led to the landing is told the way back", async ({ page }) => {
  for (const language of languages) {
    // Until the studio has written the page, its link leads to the landing.
    if (listPaths().includes(paths.page(language, "about"))) continue;
    const { landingBack, languageName, getStarted } = getContent(language).common;
    await page.goto(paths.home(language));
    const start = page.getByRole("link", { name: getStarted, exact: true });
    await expect(start).toHaveAttribute("href", paths.page(language, "contact"));
    await page
      .getByRole("banner")
      .locator(`a[href="${paths.page(language, "about")}"]`)
      .click();
    await expectPage(page, paths.landing());
    const cells = page.locator("main").getByRole("link", { name: landingBack });
    await expect(cells).toHaveText([new RegExp(languageName, "i")]);
  }
});

test("Back after a link within a page leads to the same page without a request", async ({ page }) => {
  const complaints = complaintsOf(page);
  const path = paths.page("en", "design");
  await page.goto(path);
  await hydrate(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("link", { name: getContent("en").common.skipToContent }).press("Enter");
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expectPage(page, path);
  await untilIdle(page);
  expect(requests.filter((url) => url.includes(".data"))).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe("On a phone", () => {
  test.use({ ...onPhone, ...withMotion });
  test("A link to a section leads to it, also without React", async ({ withAndWithoutScripts }) => {
    const links = languages.flatMap((language) => categoryKeys.map((key) => paths.detailList(language, key)));
    await withAndWithoutScripts(async (page) => {
      for (const link of links.filter((link) => link.includes("#"))) {
        await page.goto(link);
        const { top } = await page.locator(":target").evaluate((section) => section.getBoundingClientRect());
        expect(top, link).toBeGreaterThanOrEqual(0);
        expect(top, link).toBeLessThan(onPhone.viewport.height / 2);
      }
    });
  });
});
