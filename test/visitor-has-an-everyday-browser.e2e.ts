/** Everyday browsers keep pages for Back, show scroll bars and hide tabs. Here Chromium does; Playwright turns it off. */

import type { Page } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { findChromium } from "../scripts/browsers.ts";
import { phone } from "./support/pages.ts";
import {
  test as base,
  complaintsOf,
  expect,
  expectPage,
  linksTo,
  menuButton,
  triggerOf,
} from "./support/visitor.ts";

const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const ignoreDefaultArgs = ["--disable-back-forward-cache", "--hide-scrollbars"];
      await use({ ...launchOptions, executablePath: findChromium(), ignoreDefaultArgs });
    },
    { scope: "worker" },
  ],
});

test("A page that the browser has kept for Back comes back alive, with its menu closed", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto("/en");
  await triggerOf(page, "services").focus();
  await page.keyboard.press("Enter");
  await leaveAndComeBack(page);
  const entry = linksTo(page.getByRole("navigation").first(), "/en/ux");
  await expect(entry).toBeHidden();
  await triggerOf(page, "services").click();
  await entry.click();
  await expectPage(page, "/en/ux");
  await page.setViewportSize(phone);
  await page.goto("/en");
  await menuButton(page).click();
  await expect(triggerOf(page, "services")).toBeVisible();
  await leaveAndComeBack(page);
  await expect(triggerOf(page, "services")).toBeHidden();
  expect(complaints).toEqual([]);
});

test("Beside a scroll bar that takes room, the bar's controls stay where they are", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await page.goto("/en");
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const before = await menuButton(page).boundingBox();
  await menuButton(page).click();
  await expect(triggerOf(page, "services")).toBeVisible();
  expect(await menuButton(page).boundingBox()).toEqual(before);
});

test("A page that opens in a background tab is there at the first look", async ({
  baseURL,
  launchOptions: { executablePath, args },
}) => {
  // Playwright tells every page that it is in front; Puppeteer leaves that to the browser.
  const browser = await puppeteer.launch({ executablePath, args });
  const [page, other] = [await browser.newPage(), await browser.newPage()];
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  for (const path of ["/en", "/es/legal/ip"]) {
    await other.bringToFront();
    await page.goto(baseURL + path);
    expect(await page.evaluate(() => document.visibilityState)).toBe("hidden");
    await page.bringToFront();
    await expect.poll(() => page.evaluate(headingInSight)).toBeTruthy();
  }
  expect(complaints).toEqual([]);
  await browser.close();
});

function headingInSight(): string | undefined {
  const heading = document.querySelector("h1");
  const box = heading?.getBoundingClientRect();
  if (!heading?.checkVisibility({ visibilityProperty: true }) || !box) return undefined;
  for (let part: Element | null = heading; part; part = part.parentElement)
    if (getComputedStyle(part).opacity !== "1") return undefined;
  const top = document.elementFromPoint(box.x + 20, box.y + box.height / 2);
  return heading.contains(top) ? heading.textContent : undefined;
}

/** Loads another document and goes Back to the page, which the browser must have kept as it was. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.isKept = String(persisted);
    });
  });
  await page.goto("/es");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-is-kept", "true");
}
