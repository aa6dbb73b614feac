import { expect, type Page, test } from "@playwright/test";
import { hydrate, navigateOnClient } from "./support/visitor.ts";

for (const isTakenOver of [false, true])
  test(`The bar grows more opaque past 20 pixels of scroll, ${isTakenOver ? "after" : "before"} React has taken over`, async ({
    page,
  }) => {
    await page.goto("/en");
    if (isTakenOver) await hydrate(page);
    const atRest = await opacityOfBar(page);
    await scrollTo(page, 21);
    await expect.poll(() => opacityOfBar(page)).toBeGreaterThan(atRest + 0.1);
    await scrollTo(page, 20);
    await expect.poll(() => opacityOfBar(page)).toBe(atRest);
    await scrollTo(page, 900);
    await expect.poll(() => opacityOfBar(page)).toBeGreaterThan(atRest + 0.1);
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 0);
    await expect.poll(() => opacityOfBar(page)).toBe(atRest);
  });

test("The bar is at rest again on the next page, and more opaque where Back returns to the scroll", async ({
  page,
}) => {
  await page.goto("/en");
  const atRest = await opacityOfBar(page);
  await hydrate(page);
  await scrollTo(page, 900);
  await expect.poll(() => opacityOfBar(page)).toBeGreaterThan(atRest);
  await navigateOnClient(page, "/en/ux");
  await expect(page).toHaveURL("/en/ux");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => opacityOfBar(page)).toBe(atRest);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expect.poll(() => opacityOfBar(page)).toBeGreaterThan(atRest + 0.1);
});

test("The bar is more opaque where a reload keeps the scroll", async ({ page }) => {
  await page.goto("/es");
  const atRest = await opacityOfBar(page);
  await scrollTo(page, 900);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expect.poll(() => opacityOfBar(page)).toBeGreaterThan(atRest + 0.1);
});

function scrollTo(page: Page, y: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), y);
}

/** Alpha of the bar's ground, from 0 to 1. */
async function opacityOfBar(page: Page): Promise<number> {
  const color = await page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor);
  return Number(/[/,] ?([\d.]+)\)$/.exec(color)?.[1] ?? 1);
}
