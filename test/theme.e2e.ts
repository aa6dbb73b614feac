import { expect, type Page, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { complaintsOf, hydrate, navigateOnClient, pageKinds, triggerOf } from "./support/visitor.ts";

test("The theme is dark from the first byte, is stored, and stays dark", async ({ page, request }) => {
  for (const { path } of pageKinds)
    expect(await (await request.get(path)).text()).toMatch(/^[^>]*>\s*<html[^>]* class="dark"/);
  await page.goto("/en");
  await expectDark(page);
  await hydrate(page);
  await expectDark(page);
  await navigateOnClient(page, "/es/ux");
  await expect(page).toHaveURL("/es/ux");
  await expectDark(page);
});

test("A theme that another visit has stored is dark again", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  await page.goto("/es");
  await expectDark(page);
});

test("The theme control says that it is unavailable, and only writes a note to the console", async ({
  page,
}) => {
  const notes: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "info") notes.push(message.text());
  });
  await page.goto("/en/ux");
  const control = page.getByRole("button", { name: contents.en.interface.themeUnavailable });
  await expect(control).toHaveAttribute("aria-disabled", "true");
  for (const isTakenOver of [false, true]) {
    if (isTakenOver) await hydrate(page);
    notes.length = 0;
    // Playwright counts aria-disabled as disabled; a visitor clicks all the same.
    await control.click({ force: true });
    await control.focus();
    await expect(control).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect.poll(() => notes).toHaveLength(3);
    for (const note of notes) expect(note).toMatch(/temporarily disabled/i);
    await expectDark(page);
    await expect(page).toHaveURL("/en/ux");
  }
});

for (const [how, breakStorage] of [
  [
    "refuses to store",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  [
    "may not be touched",
    () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
    },
  ],
] as const)
  test(`A browser whose storage ${how} shows the site all the same`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.addInitScript(breakStorage);
    await page.goto("/en");
    await expect(page.locator("html")).toHaveClass("dark");
    await triggerOf(page, "services").hover();
    await page
      .getByRole("banner")
      .getByRole("link", { name: contents.en.services.ui.title, exact: true })
      .click();
    await expect(page).toHaveURL("/en/ui");
    await hydrate(page);
    await navigateOnClient(page, "/es/legal/ip");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contents.es.details.legal.ip.title);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contents.en.services.ui.title);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contents.en.services.ui.title);
    expect(complaints).toEqual([]);
  });

async function expectDark(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveClass("dark");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
}
