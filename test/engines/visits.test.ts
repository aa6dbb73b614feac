import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { desktop, everyPage, pathOfEachKind, phone } from "../support/pages.ts";
import { startNode } from "../support/test-servers.ts";
import { type Browser, browsers } from "./browsers.ts";

const services = "header nav summary";
const ux = 'header nav a[href="/en/ux"]';
const menuButton = "[popovertarget]";

const host = await startNode();
let browser: Browser;
afterAll(() => host.stop());

const visits = Object.entries(browsers).flatMap(([engine, start]) =>
  [true, false].map((runsScripts) => ({ engine, start, runsScripts })),
);

describe.each(visits)("In $engine, with JavaScript: $runsScripts", ({ start, runsScripts }) => {
  beforeAll(async () => {
    browser = await start(runsScripts);
  });
  afterAll(() => browser.close());

  test("Every page is complete on a wide screen and on a phone, React keeps it, and nothing is logged", async () => {
    for (const path of runsScripts ? [...everyPage, "/en/design/pottery"] : pathOfEachKind) {
      await open(path, desktop);
      await browser.evaluate(() => document.querySelector("main")?.setAttribute("data-found", ""));
      if (runsScripts) await untilHydrated();
      for (const { width, height } of [desktop, phone]) {
        await browser.resize(width, height);
        await expectSoon(faultsHere, [], `${path} at ${width} px`);
      }
    }
  });

  test("On a phone, questions and the menu open, and a choice in it leads to its page", async () => {
    await open("/en", phone);
    await click("main details:nth-of-type(2) summary");
    await expectSeen("main details:nth-of-type(2) p", true);
    await click(menuButton);
    await expectSeen(services, true);
    await browser.pressEscape();
    await expectSeen(services, false);
    for (const target of [menuButton, services, ux]) await click(target);
    await expectSoon(() => location.pathname, "/en/ux");
  });

  test.runIf(runsScripts)("Services, the switcher and the days of the stage answer a mouse", async () => {
    await open("/en", desktop);
    await untilHydrated();
    await hover(services);
    await hover(ux);
    await browser.moveMouse(1400, 600);
    await expectSeen(ux, false);
    await click("header details:not(nav *) summary");
    await click('header a[href="/es"]:not(nav *)');
    await expectSoon(() => location.pathname, "/es");
    await untilHydrated();
    await click('label:has([name=day][value="3"])');
    await expectSeen('[data-caption="3"]', true);
  });
});

async function open(path: string, { width, height }: typeof phone): Promise<void> {
  await browser.resize(width, height);
  // A position at which nothing opens on hover.
  await browser.moveMouse(width - 2, Math.round(0.6 * height));
  await browser.open(`http://127.0.0.1:${host.port}${path}`);
}

/** Polls the result of a function in the page. During a navigation the call fails and is repeated. */
function expectSoon<Result>(callback: () => Result, result: Result, message?: string): Promise<void> {
  return expect.poll(() => browser.evaluate(callback).catch(String), { message }).toEqual(result);
}

/** The sections are then laid out, so that no target of a click moves: app/styles/base.css */
function untilHydrated(): Promise<void> {
  return expectSoon(() => performance.getEntriesByName("hydrated").length, 1);
}

async function hover(selector: string): Promise<void> {
  await expectSeen(selector, true);
  await browser.moveMouse(...((await browser.evaluate(findMiddle, selector)) as [number, number]));
}

async function click(selector: string): Promise<void> {
  await hover(selector);
  await browser.click();
}

async function expectSeen(selector: string, isSeen: boolean): Promise<void> {
  const seen = async () => Boolean(await browser.evaluate(findMiddle, selector));
  await expect.poll(seen, { message: selector }).toBe(isSeen);
}

/** The centre of an element in the window; null if the element is missing, invisible or covered. */
function findMiddle(selector: string): [x: number, y: number] | null {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const element = [...document.querySelectorAll(selector)].find(isShown);
  if (!element) return null;
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}

function faultsHere(): string[] {
  const root = document.documentElement;
  const faults = [root.dataset.messages ?? []].flat();
  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
  if (!document.querySelector("main[data-found]")) faults.push("React replaces the page");
  for (const { family, status } of document.fonts)
    if (!family.includes("fallback") && status !== "loaded") faults.push(`${family} is ${status}`);
  for (const heading of document.querySelectorAll("main > section h2"))
    if (heading.getClientRects()[0] && !heading.checkVisibility({ opacityProperty: true }))
      faults.push(`${heading.textContent} is hidden`);
  const { left, top, width, height } = (document.querySelector("h1") ?? root).getBoundingClientRect();
  // A splash that does not disappear would cover the heading.
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return shown?.closest("h1") ? faults : [...faults, "the heading is covered"];
}
