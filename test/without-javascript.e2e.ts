import { expect, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { complaintsOf, triggerOf } from "./support/visitor.ts";

test.use({ javaScriptEnabled: false });

const { interface: text, services, details } = contents.en;

test("A visitor walks from the landing through the site by links alone", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto("/");
  await page.getByRole("link", { name: "ENGLISH" }).click();
  await expect(page).toHaveURL("/en");
  await page.getByRole("main").getByRole("heading", { name: services.product.title }).click();
  await expect(page).toHaveURL("/en/product");
  await page.getByRole("main").getByRole("link", { name: details.development.payment.title }).click();
  await expect(page).toHaveURL("/en/development/payment");
  await page.getByRole("link", { name: text.backToServices }).first().click();
  await expect(page).toHaveURL("/en/development");
  await page.getByRole("main").getByRole("link", { name: details.development.mobile.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(details.development.mobile.title);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/en");
  await page.getByRole("link", { name: text.about, exact: true }).click();
  await expect(page).toHaveURL("/");
  expect(complaints).toEqual([]);
});

test("The menus open, by mouse and by keyboard", async ({ page }) => {
  await page.goto("/en");
  const entry = page.getByRole("banner").getByRole("link", { name: services.ux.title, exact: true });
  await triggerOf(page, "services").hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(640, 600);
  await expect(entry).toBeHidden();
  await triggerOf(page, "services").focus();
  await page.keyboard.press("Enter");
  await expect(entry).toBeVisible();
  await page.keyboard.press("Space");
  await expect(entry).toBeHidden();

  await triggerOf(page, "language").click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu opens, unfolds Services and leads to one", async ({ page }) => {
    await page.goto("/en");
    await page.getByRole("button", { name: text.menu, exact: true }).tap();
    await triggerOf(page, "services").tap();
    await page.getByRole("banner").getByRole("link", { name: services.ui.title, exact: true }).tap();
    await expect(page).toHaveURL("/en/ui");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(services.ui.title);
    await expect(triggerOf(page, "services")).toBeHidden();
  });

  test("a keyboard goes on behind the open menu no more than a finger does", async ({ page }) => {
    await page.goto("/en");
    await page.getByRole("button", { name: text.menu, exact: true }).press("Enter");
    await triggerOf(page, "services").focus();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":is(main, footer) :focus")).toHaveCount(0);
    }
    await triggerOf(page, "language").press("Enter");
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL("/es");
  });
});

test("An unknown address says so, and leads on", async ({ page }) => {
  expect((await page.goto("/en/pottery"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found");
  await page.getByRole("main").getByRole("link", { name: services.ui.title, exact: true }).click();
  await expect(page).toHaveURL("/en/ui");

  // No script fills the path in, so a word stands for it, and the way back leads up from where the visitor is.
  expect((await page.goto("/en/legal/pottery"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\p{L}+$/u);
  await page.getByRole("link", { name: text.backToServices }).click();
  await expect(page).toHaveURL("/en/legal");
  expect((await page.goto("/fr"))?.url()).toMatch(/\/$/);
});
