/**
 * Everyday browsers have a back/forward cache and scroll bars. These tests enable them in Chromium, because Playwright
 * disables them and the headless shell has none.
 */

import type { Page } from "@playwright/test";
import { getContent } from "../app/content-model/contents.server.ts";
import { languages } from "../app/languages.ts";
import { paths } from "../app/paths.ts";
import { hasQuotePage } from "../app/routes.ts";
import { chromiumFlags, findProgram } from "../scripts/browsers.ts";
import { phone } from "./support/pages.ts";
import {
  complaintsOf,
  expect,
  expectPage,
  hydrate,
  linksTo,
  menuButton,
  test,
  triggerOf,
  withMotion,
} from "./support/visitor.ts";

const [language, other = language] = languages;

test.use({
  ...withMotion,
  launchOptions: {
    executablePath: findProgram("chromium"),
    args: chromiumFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache", "--hide-scrollbars"],
  },
});

test("A page from the back/forward cache works, with its menu closed", async ({ page }) => {
  const complaints = complaintsOf(page);
  const entry = linksTo(page.getByRole("navigation").first(), "/en/ux");
  await leaveAndComeBack(page, async () => {
    await triggerOf(page, "services").focus();
    await page.keyboard.press("Enter");
    await expect(entry).toBeVisible();
  });
  await expect(entry).toBeHidden();
  await hydrate(page);
  await triggerOf(page, "services").click();
  await entry.click();
  await expectPage(page, "/en/ux");
  await page.setViewportSize(phone);
  await leaveAndComeBack(page, async () => {
    await menuButton(page).click();
    await expect(triggerOf(page, "services")).toBeVisible();
  });
  await expect(triggerOf(page, "services")).toBeHidden();
  expect(complaints).toEqual([]);
});

test("Chromium starts to prerender the page of the link under the mouse", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  // With Playwright attached, Chromium chooses the page and then stops: Playwright does not follow a prerendered page.
  const chosen: string[] = [];
  session.on("Preload.prerenderStatusUpdated", ({ key }) => chosen.push(key.url));
  await session.send("Preload.enable");
  await page.goto("/es");
  await linksTo(page.getByRole("main"), "/es/ux").first().hover();
  await expect.poll(() => chosen).toEqual([expect.stringMatching(/\/es\/ux$/)]);
});

test("A page that is only prerendered adds nothing to the request", async ({ page }) => {
  test.skip(!hasQuotePage);
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { get: () => !("isSeen" in window) });
  });
  await page.goto(paths.quote(language, "unsure"));
  await hydrate(page);
  const box = page.locator("[name=service][value=unsure]");
  await expect(box).not.toBeChecked();
  await page.evaluate(() => {
    Object.assign(window, { isSeen: true });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect(box).toBeChecked();
});

test("A request that was cleared in another language stays cleared after Back", async ({ page }) => {
  test.skip(!hasQuotePage);
  const text = page.locator("[name=text]");
  const use = async () => {
    await hydrate(page);
    await text.fill("Turnos");
  };
  const leave = async () => {
    await page.goto(paths.quote(other));
    await hydrate(page);
    await expect(text).toHaveValue("Turnos");
    await page.getByRole("button", { name: getContent(other).quote.message.clear }).click();
  };
  await leaveAndComeBack(page, use, paths.quote(language), leave);
  await expect(text).toHaveValue("");
});

test("A scroll bar that takes space does not move the bar's controls", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await page.goto("/en");
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const before = await menuButton(page).boundingBox();
  await menuButton(page).click();
  await expect(triggerOf(page, "services")).toBeVisible();
  expect(await menuButton(page).boundingBox()).toEqual(before);
});

/**
 * Uses the page, loads another document and goes Back, until the browser restores the page unchanged from its cache. A
 * browser may drop a page, for example if the machine was too busy to freeze it in time.
 */
async function leaveAndComeBack(
  page: Page,
  use: () => Promise<void>,
  path = "/en",
  leave: () => Promise<unknown> = () => page.goto("/es"),
): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await use();
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.isKept = String(persisted);
      });
    });
    await leave();
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-is-kept", "true", { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}
