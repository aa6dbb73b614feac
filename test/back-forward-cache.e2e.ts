import { test as base, expect, type Page } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { complaintsOf, hydrate, triggerOf } from "./support/visitor.ts";

/** Playwright turns the cache off that keeps a page alive for Back; this file's browser has it. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
    },
    { scope: "worker" },
  ],
});

for (const isTakenOver of [false, true])
  test(`A page that the browser has kept comes back alive, ${isTakenOver ? "after" : "before"} React has taken over`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto("/en");
    if (isTakenOver) {
      await hydrate(page);
      // The menu is open while the visitor leaves; it must not be open on the way back.
      await triggerOf(page, "services").focus();
      await page.keyboard.press("Enter");
    }
    await leaveAndComeBack(page);

    const { ux } = contents.en.services;
    const entry = page.getByRole("banner").getByRole("link", { name: ux.title, exact: true });
    await expect(entry).toBeHidden();
    await triggerOf(page, "services").click();
    await entry.click();
    await expect(page).toHaveURL("/en/ux");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ux.title);
    expect(complaints).toEqual([]);
  });

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a page that was left with its menu open comes back without it", async ({ page }) => {
    await page.goto("/en");
    await page.getByRole("button", { name: contents.en.interface.menu, exact: true }).tap();
    await expect(triggerOf(page, "services")).toBeVisible();
    await leaveAndComeBack(page);
    await expect(triggerOf(page, "services")).toBeHidden();
  });
});

/** Loads another document and goes Back to the page, which the browser must have kept as it was. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.isKept = String(persisted);
    });
  });
  await page.goto("/robots.txt");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-is-kept", "true");
}
