import { expect, test } from "@playwright/test";

test("A visitor who comes back sees the site's own faces in the first frame", async ({ page }) => {
  await page.goto("/en/ux");
  await page.evaluate(() => document.fonts.ready);
  await page.goto("about:blank");
  await page.goto("/en/customer");
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  );
  expect(loaded.filter((family) => !family.includes("fallback"))).toEqual(["Display", "Text"]);
  const late = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd - (paint?.startTime ?? 0));
  });
  expect(late.filter((milliseconds) => milliseconds > 50)).toEqual([]);
});
