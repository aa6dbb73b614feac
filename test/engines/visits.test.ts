import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { site } from "../../app/content-model/site.server.ts";
import { paths } from "../../app/paths.ts";
import { desktop, everyPage, pathOfEachKind, phone } from "../support/pages.ts";
import { type RunningHost, startNode } from "../support/test-servers.ts";
import { type Browser, browsers } from "./browsers.ts";

const servicesMenu = "header nav summary";
const ux = 'header nav a[href="/en/ux"]';
const menuButton = "[popovertarget]";

let host: RunningHost;
let browser: Browser;
let runsScripts: boolean;
beforeAll(async () => {
  host = await startNode();
});
afterAll(() => host.stop());

describe.each(Object.entries(browsers))("In %s", (_, start) => {
  startBrowser(start, true);

  test("every page renders completely, on a wide screen and on a phone, React keeps it, and nothing is logged", async () => {
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
      const isKept = await browser.evaluate(() => document.querySelector("main[data-found]") !== null);
      if (!isKept) faults.push(`React replaces ${path}`);
    }
    expect(faults).toEqual([]);
  });

  const quote = paths.quote("es");
  test.runIf(everyPage.includes(quote))(
    "On the quote page the chat message contains the visitor's words",
    async () => {
      await open(quote, desktop);
      await untilHydrated();
      await click('label:has(> [value="mvp"])');
      await soon(() => document.querySelector("#message a[href*=MVP]") !== null).toBe(true);
      const sent = await browser.evaluate(() => ({
        shown: [...document.querySelectorAll("#message > .bright p")]
          .map((line) => line.textContent)
          .join("\n\n"),
        link: document.querySelector<HTMLAnchorElement>("#message a[href*=MVP]")?.search,
      }));
      expect(new URLSearchParams(sent.link).get("text")).toBe(sent.shown);
    },
  );

  test("Services opens on hover, by click and by keyboard, and closes again", async () => {
    await open("/en", desktop);
    await expectSeen(ux, false);
    await hover(servicesMenu);
    await hover(ux);
    await browser.moveMouse(1400, 600);
    await expectSeen(ux, false);
    await click(servicesMenu);
    await browser.moveMouse(1400, 600);
    await expectSeen(ux, true);
    // Before React runs, a press beside a panel does not close it: docs/decisions/static-first.md
    await untilHydrated();
    await browser.click();
    await expectSeen(ux, false);
    await browser.evaluate((menu) => document.querySelector<HTMLElement>(menu)?.focus(), servicesMenu);
    await browser.press("Enter");
    await expectSeen(ux, true);
    await browser.press("Tab");
    await soon(() => document.activeElement?.getAttribute("href")).toBe("/en/ux");
    await browser.press("Escape");
    await expectSeen(ux, false);
    await soon(() => document.activeElement?.localName).toBe("summary");
    await browser.press("Enter");
    await browser.press("Tab");
    await browser.press("Enter");
    await expectPath("/en/ux");
    await expectSeen(ux, false);
  });

  test("the menu of a phone opens over a page that does not scroll, and closes by Escape or a choice", async () => {
    await open("/en", phone);
    await click(menuButton);
    await expectSeen(servicesMenu, true);
    expect(await browser.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await browser.press("Escape");
    await expectSeen(servicesMenu, false);
    await soon(() => document.activeElement?.matches("[popovertarget]")).toBe(true);
    await click(menuButton);
    await expectSeen(ux, false);
    await click(servicesMenu);
    await click(ux);
    await expectPath("/en/ux");
    await expectSeen(servicesMenu, false);
  });

  test("the switcher leads to the page in another language, and a press on a day of the stage shows it", async () => {
    await open("/en", desktop);
    await click("header details:not(nav *) summary");
    await click('header a[href="/es"]:not(nav *)');
    await expectPath("/es");
    if (!site.hasStage) return;
    await untilHydrated();
    await click('label:has([name=day][value="3"])');
    await expectSeen('[data-caption="3"]', true);
    await expectSeen('[data-caption="1"]', false);
  });
});

describe.each(Object.entries(browsers))("Without JavaScript, in %s", (_, start) => {
  startBrowser(start, false);

  test("pages are complete, and menus and questions open", async () => {
    for (const path of pathOfEachKind) {
      await open(path, phone);
      await expect.poll(() => browser.evaluate(faultsHere), { message: path }).toEqual([]);
    }
    await open("/en", phone);
    await click("main details:nth-of-type(2) summary");
    await expectSeen("main details:nth-of-type(2) p", true);
    await click(menuButton);
    await click(servicesMenu);
    await click(ux);
    await expectPath("/en/ux");
  });
});

function startBrowser(start: (runsScripts: boolean) => Promise<Browser>, hasScripts: boolean): void {
  beforeAll(async () => {
    runsScripts = hasScripts;
    browser = await start(hasScripts);
  });
  afterAll(() => browser.close());
}

async function open(path: string, { width, height }: typeof phone): Promise<void> {
  await browser.resize(width, height);
  // A position at which nothing opens on hover.
  await browser.moveMouse(width - 2, Math.round(0.6 * height));
  await browser.open(`http://127.0.0.1:${host.port}${path}`);
  if (!runsScripts) return;
  // Until all sections are laid out, the target of a click may move: app/layout/Page.module.css.
  const isLaidOut = () =>
    [...document.querySelectorAll<HTMLElement>("main > section")].every(
      (section) => getComputedStyle(section).contentVisibility === "visible",
    );
  await soon(isLaidOut).toBe(true);
}

/** Polls the result of a function in the page. During a navigation the call fails and is repeated. */
function soon<Result>(callback: () => Result) {
  return expect.poll(() => browser.evaluate(callback).catch(String));
}

function untilHydrated() {
  return soon(() => performance.getEntriesByName("hydrated").length).toBe(1);
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
  if (!element) return null;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { x: left + width / 2, y: top + height / 2 };
    return element.contains(document.elementFromPoint(place.x, place.y)) ? place : null;
  };
  if (!middle()) element.scrollIntoView({ block: "center", behavior: "instant" });
  return middle();
}

function faultsHere(): string[] {
  const root = document.documentElement;
  const heading = document.querySelector("h1") ?? root;
  const { left, right, top, width, height } = heading.getBoundingClientRect();
  const faults: string[] = [];
  if (left < 0 || right > root.clientWidth || height === 0) faults.push("the heading leaves the window");
  // A splash that does not disappear would cover the heading.
  if (!heading.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
    faults.push("the heading is covered");
  for (const face of document.fonts)
    if (!face.family.includes("fallback") && face.status !== "loaded")
      faults.push(`${face.family} is ${face.status}`);
  const isVisible = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const stage = document.querySelector("[data-stage]");
  if (stage && ![...stage.querySelectorAll("p")].some(isVisible)) faults.push("the stage shows no day");
  for (const part of document.querySelectorAll("main :is(h1, h2, h3, p, li, a, summary):not(nav *), footer"))
    if (
      // The stage contains its other days, which are hidden.
      !stage?.contains(part) &&
      !(part.closest("details:not([open])") && !part.closest("summary")) &&
      // Elements that this width or a page without scripts hides have no boxes.
      part.getClientRects().length > 0 &&
      !isVisible(part)
    )
      faults.push(`${part.textContent.slice(0, 40)} is hidden`);
  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
  // Unlike Chromium, these browsers log nothing to the console for a document with status 404.
  return [...faults, ...(window.messages ?? [])];
}
