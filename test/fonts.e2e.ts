import { expect, test } from "@playwright/test";

test("Who comes back has the site's own faces at once, and asks for none again", async ({ page }) => {
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
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(asked).toEqual([0, 0]);
});
