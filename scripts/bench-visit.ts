/**
 * One visit as a slow phone makes it: Chrome's own throttling, arriving from another site. Everything is measured in
 * the page, by the browser's clock.
 */
import type { Browser, BrowserContext, Page } from "@playwright/test";

/** Lighthouse's slow 4G and mid-range phone, applied instead of simulated. */
export const throttling = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
export const slowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Milliseconds without which nothing of a visit is still to come. */
const settling = 2500;

/** Milliseconds from the start of the navigation; the shift has no unit. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** The first frame with both of the site's faces; that of the first paint where a page has none. */
  ownFaces: number;
  shift: number;
  /** What long tasks take beyond 50 ms each, from the first paint on. */
  blocked: number;
}

declare global {
  interface Window {
    bench: { largestPaint: number; ownFaces: number; shift: number; tasks: PerformanceEntry[] };
  }
}

/** Runs in every page before its own scripts. */
function watch(): void {
  const bench = { largestPaint: 0, ownFaces: 0, shift: 0, tasks: [] as PerformanceEntry[] };
  window.bench = bench;
  const on = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  on("largest-contentful-paint", (entry) => {
    bench.largestPaint = entry.startTime;
  });
  on("layout-shift", (entry) => {
    bench.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  on("longtask", (entry) => bench.tasks.push(entry));
  document.fonts.addEventListener("loadingdone", () =>
    requestAnimationFrame(() => {
      bench.ownFaces = performance.now();
    }),
  );
  // The next document reads when the link was followed.
  addEventListener("click", () => sessionStorage.setItem("followed", String(Date.now())), true);
}

async function openSlowly(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", { offline: false, ...throttling });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

async function arrive(page: Page, elsewhere: string, url: string): Promise<void> {
  await page.goto(elsewhere);
  await page.evaluate((to) => location.assign(to), url);
  await page.waitForURL(url);
  await page.waitForTimeout(settling);
}

function read(page: Page): Promise<Visit> {
  return page.evaluate(() => {
    const { largestPaint, ownFaces, shift, tasks } = window.bench;
    const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const blocked = tasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50)
      .reduce((sum, time) => sum + Math.max(time, 0), 0);
    return { firstPaint, largestPaint, ownFaces: Math.max(ownFaces, firstPaint), shift, blocked };
  });
}

/** A visit with nothing in the cache, and the next one a moment later. */
export async function visitTwice(browser: Browser, elsewhere: string, url: string): Promise<[Visit, Visit]> {
  const context = await browser.newContext(phone);
  const page = await openSlowly(context);
  await arrive(page, elsewhere, url);
  const first = await read(page);
  await arrive(page, elsewhere, url);
  const repeated = await read(page);
  await context.close();
  return [first, repeated];
}

export const taps = ["first touch", "later touch", "full load"] as const;

/** @returns milliseconds from the tap on a link to the first frame of its page */
export async function follow(
  browser: Browser,
  url: string,
  link: string,
  tap: (typeof taps)[number],
): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await openSlowly(context);
  await page.goto(url);
  await page.locator(link).scrollIntoViewIfNeeded();
  await page.waitForTimeout(settling);
  if (tap === "later touch") {
    // On no link: it only calls for the pages of the links in view.
    await page.touchscreen.tap(phone.viewport.width / 2, 2);
    await page.waitForTimeout(2 * settling);
  }
  if (tap === "full load") await page.locator(link).evaluate((element) => (element as HTMLElement).click());
  else await page.locator(link).tap({ noWaitAfter: true });
  await page.waitForURL((next) => next.href !== url);
  await page.waitForTimeout(settling);
  const time = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const shown = performance.timeOrigin + (paint?.startTime ?? Number.NaN);
    return shown - Number(sessionStorage.getItem("followed"));
  });
  await context.close();
  return time;
}
