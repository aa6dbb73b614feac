import { test as base, expect } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { complaintsOf, takeOver, triggerOf } from "./support.ts";

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
    await page.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.isKept = String(persisted);
      });
    });
    await page.goto("/en");
    if (isTakenOver) {
      await takeOver(page);
      // The menu is open while the visitor leaves; it must not be open on the way back.
      await triggerOf(page, "services").focus();
      await page.keyboard.press("Enter");
    }
    await page.goto("/robots.txt");
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-is-kept", "true");

    const { ux } = contents.en.services;
    const entry = page.getByRole("banner").getByRole("link", { name: ux.title, exact: true });
    await expect(entry).toBeHidden();
    await triggerOf(page, "services").click();
    await entry.click();
    await expect(page).toHaveURL("/en/ux");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ux.title);
    expect(complaints).toEqual([]);
  });
