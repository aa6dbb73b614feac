import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { desktop, everyPage, pathOfEachKind, phone } from "../support/pages.ts";
import { type RunningHost, startNode } from "../support/test-servers.ts";
import { type Browser, browsers } from "./browsers.ts";

const services = "header nav summary";
const ux = 'header nav a[href="/en/ux"]';
const menuButton = "[popovertarget]";

let host: RunningHost;
let browser: Browser;
beforeAll(async () => {
  host = await startNode();
});
afterAll(() => host.stop());

describe.each(Object.entries(browsers))("In %s", (_, start) => {
  startBrowser(() => start(true));

  test("every page is complete on a wide screen and on a phone, React keeps it, and nothing is logged", async () => {
    const faults: string[] = [];
    for (const path of [...everyPage, "/en/design/pottery"]) {
      await open(path, desktop);
      await browser.evaluate(() => document.querySelector("main")?.setAttribute("data-found", ""));
      await untilHydrated();
      for (const { width, height } of [desktop, phone]) {
        await browser.resize(width, height);
        const look = () => browser.evaluate(faultsHere);
        await vi.waitUntil(async () => (await look()).length === 0, { timeout: 15_000 }).catch(() => {});
        faults.push(...(await look()).map((fault) => `${path} at ${width} px: ${fault}`));
      }
      if (!(await browser.evaluate(() => document.querySelector("main[data-found]") !== null)))
        faults.push(`React replaces ${path}`);
    }
    expect(faults).toEqual([]);
  });

  test("Services opens on hover, by click and by keyboard, and closes again", async () => {
    await open("/en", desktop);
    await untilHydrated();
    await hover(services);
    await hover(ux);
    await browser.moveMouse(1400, 600);
    await expectSeen(ux, false);
    await click(services);
    await browser.moveMouse(1400, 600);
    await expectSeen(ux, true);
    await browser.click();
    await expectSeen(ux, false);
    await browser.evaluate((menu) => document.querySelector<HTMLElement>(menu)?.focus(), services);
    for (const key of ["Enter", "Tab", "Escape"] as const) await browser.press(key);
    await expectSeen(ux, false);
    await soon(() => document.activeElement?.localName).toBe("summary");
    for (const key of ["Enter", "Tab", "Enter"] as const) await browser.press(key);
    await expectPath("/en/ux");
  });

  test("the menu of a phone opens over a page that does not scroll, and closes by Escape or a choice", async () => {
    await open("/en", phone);
    await click(menuButton);
    await expectSeen(services, true);
    expect(await browser.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await browser.press("Escape");
    await expectSeen(services, false);
    await soon(() => document.activeElement?.matches("[popovertarget]")).toBe(true);
    for (const target of [menuButton, services, ux]) await click(target);
    await expectPath("/en/ux");
    await expectSeen(services, false);
  });

  test("the switcher leads to the page in another language, and a press on a day of the stage shows it", async () => {
    await open("/en", desktop);
    await click("header details:not(nav *) summary");
    await click('header a[href="/es"]:not(nav *)');
    await expectPath("/es");
    await untilHydrated();
    await click('label:has([name=day][value="3"])');
    await expectSeen('[data-caption="3"]', true);
    await expectSeen('[data-caption="1"]', false);
  });
});

describe.each(Object.entries(browsers))("Without JavaScript, in %s", (_, start) => {
  startBrowser(() => start(false));

  test("pages are complete, and menus and questions open", async () => {
    for (const path of pathOfEachKind) {
      await open(path, phone);
      await expect.poll(() => browser.evaluate(faultsHere), { message: path }).toEqual([]);
    }
    await open("/en", phone);
    await click("main details:nth-of-type(2) summary");
    await expectSeen("main details:nth-of-type(2) p", true);
    for (const target of [menuButton, services, ux]) await click(target);
    await expectPath("/en/ux");
  });
});

function startBrowser(start: () => Promise<Browser>): void {
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser.close());
}

async function open(path: string, { width, height }: typeof phone): Promise<void> {
  await browser.resize(width, height);
  // A position at which nothing opens on hover.
  await browser.moveMouse(width - 2, Math.round(0.6 * height));
  await browser.open(`http://127.0.0.1:${host.port}${path}`);
}

/** Polls the result of a function in the page. During a navigation the call fails and is repeated. */
function soon<Result>(callback: () => Result) {
  return expect.poll(() => browser.evaluate(callback).catch(String));
}

/** The sections are then laid out, so that no target of a click moves: app/layout/Page.module.css */
async function untilHydrated(): Promise<void> {
  await soon(() => performance.getEntriesByName("hydrated").length).toBe(1);
}

async function hover(selector: string): Promise<void> {
  const place = () => browser.evaluate(findMiddle, selector).catch(() => null);
  const { x, y } = await vi.waitUntil(place, { timeout: 15_000 });
  await browser.moveMouse(x, y);
}

async function click(selector: string): Promise<void> {
  await hover(selector);
  await browser.click();
}

async function expectSeen(selector: string, isSeen: boolean): Promise<void> {
  const seen = async () => Boolean(await browser.evaluate(findMiddle, selector));
  await expect.poll(seen, { message: selector }).toBe(isSeen);
}

function expectPath(path: string) {
  return soon(() => (document.readyState === "complete" ? location.pathname : "on the way")).toBe(path);
}

/** The centre of an element in the window; null if the element is missing, invisible or covered. */
function findMiddle(selector: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll(selector)].find((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const middle = () => {
    const { left, top, width, height } = (element as Element).getBoundingClientRect();
    const place = { x: left + width / 2, y: top + height / 2 };
    return element?.contains(document.elementFromPoint(place.x, place.y)) ? place : null;
  };
  if (element && !middle()) element.scrollIntoView({ block: "center", behavior: "instant" });
  return element ? middle() : null;
}

function faultsHere(): string[] {
  const root = document.documentElement;
  const heading = document.querySelector("h1") ?? root;
  const { left, top, width, height } = heading.getBoundingClientRect();
  // A splash that does not disappear would cover the heading.
  const isSeen = heading.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  const faults = isSeen ? [] : ["the heading is covered"];
  for (const { family, status } of document.fonts)
    if (!family.includes("fallback") && status !== "loaded") faults.push(`${family} is ${status}`);
  // The stage and the quote page hold texts for later.
  const later = "[data-stage], section:has([aria-live]), details:not([open]) > :not(summary), nav";
  for (const part of document.querySelectorAll("main :is(h1, h2, h3, p, li, a, summary), footer"))
    if (
      !part.closest(later) &&
      part.getClientRects().length > 0 &&
      !part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      faults.push(`${part.textContent.slice(0, 40)} is hidden`);
  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
  return [...faults, ...(window.messages ?? [])];
}
