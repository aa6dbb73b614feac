import { expect, type Page, test } from "@playwright/test";

const fonts = "**/*.woff2";

test("A visitor sees words before any font is asked for, and then sees them in the site's own", async ({
  page,
}) => {
  await page.goto("/en/ux");
  await untilDressed(page);
  const order = await page.evaluate(() => {
    const paints = performance.getEntriesByName("first-contentful-paint");
    const requests = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return [...paints, ...requests]
      .sort((a, b) => a.startTime - b.startTime)
      .map(({ entryType }) => entryType);
  });
  expect(order).toEqual(["paint", "resource", "resource"]);
});

test("A browser that keeps its timings to itself gets the fonts, too", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/es/legal/ip");
  await untilDressed(page);
});

test("Where the fonts do not come, the words stand in fonts of the visitor's own", async ({ page }) => {
  await page.route(fonts, (route) => route.abort());
  const failure = page.waitForEvent("requestfailed");
  await page.goto("/es/ux");
  await failure;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the fonts are asked for, one of them ahead", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") asked.push(request.url());
    });
    await page.goto("/en/ux");
    await expect
      .poll(() => asked.map((url) => /(display|text)-/.exec(url)?.[1]))
      .toEqual(["display", "text"]);
  });
});

/** Until both fonts are there, and the page asks for them by name. */
async function untilDressed(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ["Display", "Text"].every((name) =>
      [...document.fonts].some(
        ({ family, status }) => family.includes(name) && !family.includes("fallback") && status === "loaded",
      ),
    ),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"?Display/);
  await expect(page.locator("body")).toHaveCSS("font-family", /^"?Text/);
}
