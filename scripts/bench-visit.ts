/**
 * One visit on a slow phone, emulated with Chrome's own throttling, starting from another site. The page measures
 * everything with the browser's clock.
 */
import { setTimeout } from "node:timers/promises";
import type { Browser, Page, Viewport } from "puppeteer-core";

/**
 * Lighthouse's slow 4G, in bytes per second and milliseconds, and its mid-range phone, with applied instead of
 * simulated throttling.
 */
export const network = { latency: 150, download: 1.6e6 / 8, upload: 0.75e6 / 8 };
export const slowdown = 4;
const phone: Viewport = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * Makes Chrome choose links to prerender as on Android, where this is the default since version 138.
 * https://groups.google.com/a/chromium.org/g/blink-dev/c/YYBd-eksiE8
 */
export const likeAndroid = "--enable-features=PreloadingModerateViewportHeuristics";

/** A visit is complete after this many milliseconds without activity. */
const settling = 2500;

/** In milliseconds from the start of the navigation, except the shift, which has no unit. */
export interface Visit {
  firstPaint: number;
  /** The first frame with both of the site's fonts; the first paint if a page has none. */
  ownFaces: number;
  shift: number;
  /** The total of long tasks beyond 50 ms each, after the first paint. */
  blocked: number;
}

/** Runs in every page before the page's own scripts. */
function watch(): void {
  document.fonts.addEventListener("loadingdone", () =>
    requestAnimationFrame(() => performance.mark("own faces")),
  );
  // The next document reads the time of the click.
  addEventListener("click", () => sessionStorage.setItem("followed", String(Date.now())), true);
}

/** Runs in the page after the visit is complete. */
async function measure(): Promise<Visit> {
  const entries = (type: string) =>
    new Promise<(PerformanceEntry & { value?: number })[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // The observer's callback never runs on a page without such entries.
      window.setTimeout(resolve, 500, []);
    });
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  const ownFaces = performance.getEntriesByName("own faces").at(-1)?.startTime ?? firstPaint;
  return {
    firstPaint,
    ownFaces: Math.max(ownFaces, firstPaint),
    shift: (await entries("layout-shift")).reduce((sum, { value = 0 }) => sum + value, 0),
    blocked: (await entries("longtask"))
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50)
      .reduce((sum, time) => sum + Math.max(time, 0), 0),
  };
}

/** Opens a page in a new browser context, and closes both after the visit. */
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

/** A visit with an empty cache, and a second visit directly after it. */
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

/**
 * Taps a link in `main`, which Chrome has prerendered because the visitor scrolled near it, or clicks it without a touch,
 * which loads the page.
 *
 * @returns the milliseconds from the tap to the next page's first paint
 */
export function follow(browser: Browser, from: string, to: string, isPrerendered: boolean) {
  return visitSlowly(browser, async (page) => {
    await page.goto(from);
    const link = await page.locator(`main a[href="${new URL(to).pathname}"]`).waitHandle();
    await link.scrollIntoView();
    await setTimeout(settling);
    if (isPrerendered) {
      const { x, y } = await link.clickablePoint();
      const finger = await page.touchscreen.touchStart(x, y);
      for (const distance of [10, 20, 30, 40, 50]) await finger.move(x, y - distance);
      await finger.end();
      await setTimeout(2 * settling);
    }
    // A prerendered page can replace the tapped page before the touch ends.
    if (isPrerendered) await link.tap().catch(() => {});
    else await link.evaluate((element) => element instanceof HTMLElement && element.click());
    await setTimeout(2 * settling);
    // Puppeteer loses track of a page that replaces another one, so the target comes from the browser.
    const session = await (
      await page.browserContext().waitForTarget((target) => target.url() === to)
    ).createCDPSession();
    const expression = `performance.timeOrigin + performance.getEntriesByName("first-contentful-paint")[0].startTime - sessionStorage.getItem("followed")`;
    return Number((await session.send("Runtime.evaluate", { expression })).result.value);
  });
}
