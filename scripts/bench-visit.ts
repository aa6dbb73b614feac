/**
 * One visit as a slow phone makes it: Chrome's own throttling, arriving from another site. Everything is measured in
 * the page, by the browser's clock.
 */
import { setTimeout } from "node:timers/promises";
import type { Browser, Page, Viewport } from "puppeteer-core";

/** Lighthouse's slow 4G, in bytes a second and milliseconds, and its mid-range phone, applied instead of simulated. */
export const network = { latency: 150, download: 1.6e6 / 8, upload: 0.75e6 / 8 };
export const slowdown = 4;
const phone: Viewport = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * Lets Chrome choose the link that it renders ahead as it does on Android, where this is on since version 138.
 * https://groups.google.com/a/chromium.org/g/blink-dev/c/YYBd-eksiE8
 */
export const likeAndroid = "--enable-features=PreloadingModerateViewportHeuristics";

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

/** Opens a page in a browser that knows nothing yet, and closes both after the visit. */
async function visitSlowly<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(phone);
  await page.evaluateOnNewDocument(watch);
  await page.emulateNetworkConditions(network);
  await page.emulateCPUThrottling(slowdown);
  const result = await visit(page);
  await context.close();
  return result;
}

async function arrive(page: Page, elsewhere: string, url: string): Promise<Visit> {
  await page.goto(elsewhere);
  await Promise.all([page.waitForNavigation(), page.evaluate((to) => location.assign(to), url)]);
  await setTimeout(settling);
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
export function visitTwice(browser: Browser, elsewhere: string, url: string) {
  return visitSlowly(browser, async (page) => ({
    first: await arrive(page, elsewhere, url),
    repeated: await arrive(page, elsewhere, url),
  }));
}

/**
 * - first touch: nothing was touched before;
 * - fetched ahead: the page was touched and the link is in view;
 * - rendered ahead: Chrome has chosen the link, because the finger has scrolled near it;
 * - full load: nothing is fetched ahead, and nothing rendered while the finger is down.
 */
export const taps = ["first touch", "fetched ahead", "rendered ahead", "full load"] as const;

/** @returns milliseconds from the tap on a link to the first frame of its page */
export function follow(
  browser: Browser,
  { from, to }: { from: string; to: string },
  tap: (typeof taps)[number],
): Promise<number> {
  const link = `main a[href="${new URL(to).pathname}"]`;
  return visitSlowly(browser, async (page) => {
    await page.goto(from);
    await page.$eval(link, (element) => element.scrollIntoView({ block: "center" }));
    await setTimeout(settling);
    // On no link: it only calls for the pages of the links in view.
    if (tap === "fetched ahead") await page.touchscreen.tap(phone.width / 2, 2);
    if (tap === "rendered ahead") await scrollNear(page, link);
    await setTimeout(2 * settling);
    if (tap === "full load") await page.$eval(link, (element) => (element as HTMLElement).click());
    // A page that was rendered ahead takes the place of the one that is touched before the touch has ended.
    else await page.tap(link).catch(() => {});
    await setTimeout(2 * settling);
    // Puppeteer loses sight of the page that takes another one's place, the browser does not.
    const shown = await page.browserContext().waitForTarget((target) => target.url() === to);
    const session = await shown.createCDPSession();
    const { result } = await session.send("Runtime.evaluate", { expression: `(${sinceTap})()` });
    return Number(result.value);
  });
}

/** Runs in the page that was tapped for. */
function sinceTap(): number {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const shown = performance.timeOrigin + (paint?.startTime ?? Number.NaN);
  return shown - Number(sessionStorage.getItem("followed"));
}

async function scrollNear(page: Page, link: string): Promise<void> {
  const box = await (await page.$(link))?.boundingBox();
  if (!box) throw new Error(`${link} is not in view`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height];
  const finger = await page.touchscreen.touchStart(x, y);
  for (let distance = 10; distance <= 60; distance += 10) await finger.move(x, y - distance);
  await finger.end();
}
