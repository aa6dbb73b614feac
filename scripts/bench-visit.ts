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
 * Lets Chrome choose the link that it prerenders as it does on Android, where this is on since version 138.
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
  /** From a tap in the page before to the first paint. */
  sinceTap: number;
}

declare global {
  /** What the visitor has done, where its answer took 16 ms or more. */
  var inputs: PerformanceEntry[];
}

/** Runs in every page before its own scripts. */
function watch(): void {
  globalThis.inputs = [];
  document.fonts.addEventListener("loadingdone", () =>
    requestAnimationFrame(() => performance.mark("own faces")),
  );
  // Only an observer that is there before an event is told of one that took less than 104 ms.
  const brief = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => inputs.push(...list.getEntries())).observe(brief);
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => performance.mark("tapped", { startTime: timeStamp }),
    true,
  );
  // The next document reads when the link was followed.
  addEventListener("click", () => sessionStorage.setItem("followed", String(Date.now())), true);
}

/** Runs in the page once nothing is still to come. */
async function measure(): Promise<Visit> {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // A page without such entries never calls the observer.
      window.setTimeout(resolve, 500, []);
    });
  const shifts = (await entries("layout-shift")) as (PerformanceEntry & { value: number })[];
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  const ownFaces = performance.getEntriesByName("own faces").at(-1)?.startTime ?? firstPaint;
  return {
    firstPaint,
    largestPaint: (await entries("largest-contentful-paint")).at(-1)?.startTime ?? Number.NaN,
    ownFaces: Math.max(ownFaces, firstPaint),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    blocked: (await entries("longtask"))
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50)
      .reduce((sum, time) => sum + Math.max(time, 0), 0),
    sinceTap: performance.timeOrigin + firstPaint - Number(sessionStorage.getItem("followed")),
  };
}

/** Opens a page in a browser that knows nothing yet, and closes both after the visit. */
async function visitSlowly<T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> {
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

/** A visit with nothing in the cache, and the next one a moment later. */
export function visitTwice(browser: Browser, elsewhere: string, url: string) {
  return visitSlowly(browser, async (page) => {
    const arrive = async () => {
      await page.goto(elsewhere);
      await Promise.all([page.waitForNavigation(), page.evaluate((to) => location.assign(to), url)]);
      await setTimeout(settling);
      return page.evaluate(measure);
    };
    return { first: await arrive(), repeated: await arrive() };
  });
}

/** What the first tap of a visit costs, with which React comes. */
export interface FirstTap {
  /** Scripts as they travel, in bytes. */
  scripts: number;
  /** From the tap until React runs the page; 0 where it does so from the load on. */
  hydrated: number;
  /** The longest task of the main thread from the tap on, or from the first paint on where React came before the tap. */
  longestTask: number;
  /** From the tap to the next frame; 0 where it took less than 16 ms. */
  answered: number;
}

/** Taps on the button of a small screen's menu, which opens without a script. */
export function interact(browser: Browser, url: string): Promise<FirstTap> {
  return visitSlowly(browser, async (page) => {
    await page.goto(url);
    await setTimeout(settling);
    await page.locator("button[popovertarget]").click();
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
    await setTimeout(settling);
    return page.evaluate(measureTap);
  });
}

/** Runs in the page. */
async function measureTap(): Promise<FirstTap> {
  const observed = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      window.setTimeout(resolve, 500, []);
    });
  const events = inputs.filter(({ name }) => /^(pointer|mouse|click)/.test(name));
  const tapped = performance.getEntriesByName("tapped")[0]?.startTime ?? Number.NaN;
  const hydrated = performance.getEntriesByName("hydrated")[0]?.startTime ?? Number.NaN;
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const watchedFrom = hydrated < tapped ? painted : tapped;
  const tasks = (await observed("longtask")).filter(({ startTime }) => startTime >= watchedFrom);
  const scripts = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".js")) as PerformanceResourceTiming[];
  return {
    scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    hydrated: Math.max(0, hydrated - tapped),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    answered: Math.max(0, ...events.map(({ duration }) => duration)),
  };
}

/**
 * - first touch: nothing was touched before;
 * - prerendered: Chrome has chosen the link, because the finger has scrolled near it;
 * - full load: nothing is rendered while the finger is down.
 */
export const taps = ["first touch", "prerendered", "full load"] as const;

/** Taps on a link in `main`. */
export function follow(browser: Browser, from: string, to: string, tap: (typeof taps)[number]) {
  return visitSlowly(browser, async (page) => {
    await page.goto(from);
    const link = await page.locator(`main a[href="${new URL(to).pathname}"]`).waitHandle();
    await link.scrollIntoView();
    await setTimeout(settling);
    if (tap === "prerendered") {
      const { x, y } = await link.clickablePoint();
      const finger = await page.touchscreen.touchStart(x, y);
      for (const distance of [10, 20, 30, 40, 50]) await finger.move(x, y - distance);
      await finger.end();
    }
    await setTimeout(2 * settling);
    if (tap === "full load") await link.evaluate((element) => (element as HTMLElement).click());
    // A page that was prerendered takes the place of the one that is touched before the touch has ended.
    else await link.tap().catch(() => {});
    await setTimeout(2 * settling);
    // Puppeteer loses sight of the page that takes another one's place, the browser does not.
    const shown = await page.browserContext().waitForTarget((target) => target.url() === to);
    const session = await shown.createCDPSession();
    const expression = `(${measure})().then(({ sinceTap }) => sinceTap)`;
    const { result } = await session.send("Runtime.evaluate", { expression, awaitPromise: true });
    return Number(result.value);
  });
}
