/**
 * Pages in a tab that nobody looks at. Playwright tells each of its pages that it is in front, so this drives the
 * browser with Puppeteer, which leaves that to the browser.
 */
import { test as base, expect } from "@playwright/test";
import puppeteer, { type Page } from "puppeteer-core";
import { contents } from "../app/content/contents.server.ts";

const test = base.extend<{ tabs: { page: Page; other: Page; complaints: string[] } }>({
  tabs: async ({ launchOptions: { executablePath, args } }, use) => {
    const browser = await puppeteer.launch({ executablePath, args });
    const [page, other] = [await browser.newPage(), await browser.newPage()];
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await use({ page, other, complaints });
    await browser.close();
  },
});

for (const { path, title } of [
  { path: "/en", title: contents.en.home.headline.join(" ") },
  { path: "/es/legal/ip", title: contents.es.details.legal.ip.title },
])
  test(`${path} is there when a visitor looks at the tab in which it was opened`, async ({
    tabs,
    baseURL,
  }) => {
    const { page, other, complaints } = tabs;
    await other.bringToFront();
    await page.goto(`${baseURL}${path}`);
    expect(await page.evaluate(() => document.visibilityState)).toBe("hidden");
    await page.bringToFront();
    await expect.poll(() => whatIsSeen(page)).toEqual(title);
    expect(complaints).toEqual([]);
  });

test("A page that comes while the visitor looks at another tab is there when they are back", async ({
  tabs,
  baseURL,
}) => {
  const { page, other, complaints } = tabs;
  await page.bringToFront();
  await page.goto(`${baseURL}/en`);
  await page.mouse.move(1, 200);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await other.bringToFront();
  expect(await page.evaluate(() => document.visibilityState)).toBe("hidden");
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/en/ux"]')?.click());
  await expect.poll(() => page.url()).toBe(`${baseURL}/en/ux`);
  await page.bringToFront();
  await expect.poll(() => whatIsSeen(page)).toEqual(contents.en.services.ux.title);
  expect(complaints).toEqual([]);
});

/** The heading, if it and all around it is shown in full and nothing covers it. */
function whatIsSeen(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const heading = document.querySelector("h1");
    const box = heading?.getBoundingClientRect();
    if (!heading?.checkVisibility({ visibilityProperty: true }) || !box) return undefined;
    for (let part: Element | null = heading; part; part = part.parentElement)
      if (getComputedStyle(part).opacity !== "1") return undefined;
    const top = document.elementFromPoint(box.x + 20, box.y + box.height / 2);
    return heading.contains(top) ? heading.textContent?.replace(/\s/g, " ") : undefined;
  });
}
