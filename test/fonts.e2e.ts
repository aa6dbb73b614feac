import { expect, type Page, test } from "@playwright/test";

const fontFiles = "**/*.woff2";

test("A visitor who comes back sees the site's own faces in the first frame", async ({ page }) => {
  await page.goto("/en/ux");
  await page.evaluate(() => document.fonts.ready);
  await page.goto("about:blank");
  await page.goto("/en/customer");
  await page.evaluate(() => document.fonts.ready);
  expect(await shownFaces(page)).toEqual(["Display", "Text"]);
  const late = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd - (paint?.startTime ?? 0));
  });
  expect(late.filter((milliseconds) => milliseconds > 50)).toEqual([]);
});

test("Where the fonts do not come, the words stand in fonts of the visitor's own", async ({ page }) => {
  await page.route(fontFiles, (route) => route.abort());
  const failure = page.waitForEvent("requestfailed");
  await page.goto("/es/ux");
  await failure;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await shownFaces(page)).toEqual([]);
});

function shownFaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === "loaded" && !family.includes("fallback"))
      .map(({ family }) => family.replaceAll('"', "")),
  );
}
