/** What one visit asks for and how long it waits, in the machine's Chromium. */
import type { Browser, BrowserContext, CDPSession, Page, Request } from "@playwright/test";
import { takeOver } from "../../test/support/visitor.ts";
import { median } from "./lighthouse.ts";

export interface Weight {
  /** Bytes over the wire, without headers. */
  scripts: number;
  fonts: number;
  requests: number;
}

export interface Visit {
  /** Bytes of the document's response, headers and compressed body. */
  response: number;
  /** What the page asks for until the visitor's first touch. */
  before: Weight;
  /** In all, once React has taken over. */
  after: Weight;
}

/** Weighs all that one visit of a page asks for. */
export async function weigh(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage();
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto(url, { waitUntil: "networkidle" });
  const before = await weightOf(finished);
  const { responseHeadersSize, responseBodySize } = await (finished[0] as Request).sizes();
  await takeOver(page);
  await page.waitForLoadState("networkidle");
  const after = await weightOf(finished);
  await page.close();
  return { response: responseHeadersSize + responseBodySize, before, after };
}

async function weightOf(requests: Request[]): Promise<Weight> {
  const weight = { scripts: 0, fonts: 0, requests: requests.length };
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    if (request.resourceType() === "script") weight.scripts += responseBodySize;
    if (request.resourceType() === "font") weight.fonts += responseBodySize;
  }
  return weight;
}

/** Lighthouse's mobile conditions, applied for real: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.44 * 1024 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  return session;
}

export interface Navigation {
  from: string;
  to: string;
  /** Milliseconds until the next page is painted, by a full load of it, and by a click on its link. */
  fullLoad: number;
  clicked: number;
  /** The same where the visitor's mouse rested on the link before the click, so that the data was there. */
  pointedAt: number;
}

/** Measures a full load and the two kinds of client navigation side by side, on a slow phone. */
export async function navigate(
  browser: Browser,
  origin: string,
  from: string,
  to: string,
): Promise<Navigation> {
  return {
    from,
    to,
    fullLoad: await fullLoad(browser, origin + to),
    clicked: await clientNavigation(browser, origin + from, to, false),
    pointedAt: await clientNavigation(browser, origin + from, to, true),
  };
}

async function fullLoad(browser: Browser, url: string): Promise<number> {
  return withFreshContext(browser, async (context) => {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url);
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    return (await paint.jsonValue()) as number;
  });
}

async function clientNavigation(
  browser: Browser,
  url: string,
  to: string,
  isPointedAt: boolean,
): Promise<number> {
  return withFreshContext(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(url);
    await takeOver(page);
    await slowDown(page);
    const link = page.getByRole("main").locator(`a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    if (isPointedAt) {
      const arrived = page.waitForResponse((response) => response.url().includes(".data"));
      await link.hover();
      await (await arrived).finished();
    }
    // From the click to the frame that shows the next page's heading.
    return link.evaluate(
      (link: HTMLElement) =>
        new Promise<number>((resolve) => {
          const heading = document.querySelector("h1")?.textContent;
          const start = performance.now();
          const observer = new MutationObserver(() => {
            if (document.querySelector("h1")?.textContent === heading) return;
            observer.disconnect();
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
          });
          observer.observe(document, { childList: true, subtree: true, characterData: true });
          link.click();
        }),
    );
  });
}

/** Milliseconds from a visitor's clicks to the next frame, on a phone's processor: of each kind the middle one of five. */
export async function interactions(browser: Browser, origin: string): Promise<Record<string, number>> {
  return withFreshContext(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(`${origin}/en`);
    await takeOver(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const banner = page.getByRole("banner");
    const measured: Record<string, number> = {};
    for (const [name, control] of [
      ["A question", page.getByRole("main").locator("summary").first()],
      ["The switcher", banner.locator("summary").last()],
      ["The menu", banner.locator("[popovertarget]")],
    ] as const) {
      const opened: number[] = [];
      const closed: number[] = [];
      for (let time = 0; time < 5; time++) {
        opened.push(await longestEvent(page, () => control.click()));
        closed.push(await longestEvent(page, () => control.click()));
      }
      measured[`${name} opens`] = median(opened);
      measured[`${name} closes`] = median(closed);
    }
    return measured;
  });
}

/** https://developer.mozilla.org/docs/Web/API/PerformanceEventTiming: rounded by the browser to 8 ms. */
async function longestEvent(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  // Entries are given out some frames after the event; none means that it took less than the threshold.
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(...(window as unknown as { durations: number[] }).durations, 0));
}

async function withFreshContext<Result>(
  browser: Browser,
  act: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}
