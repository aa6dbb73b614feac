import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import { knownPaths } from "../app/paths.ts";
import { expectOfEach, pageKinds, phone } from "./support/visitor.ts";

/** https://developer.mozilla.org/docs/Web/API/LayoutShift, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

const windows = Object.entries({ 360: 780, 390: 844, 412: 915, 768: 1024, 1024: 768, 1440: 900 }).map(
  ([width, height]) => ({ width: Number(width), height }),
);

/** The least that three decimals show; and what a machine may see that has none of the fonts as wide as Arial. */
const allowed = { matched: 0.0005, onlyDejaVu: 0.005 };

for (const { fonts, env } of [
  { fonts: "this machine's own fonts", env: {} },
  { fonts: "only DejaVu", env: { FONTCONFIG_FILE: join(import.meta.dirname, "support/only-dejavu.conf") } },
])
  test(`With ${fonts} until the site's come, nothing moves on any page in any window`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      env: { ...process.env, ...env } as Record<string, string>,
    });
    const page = await browser.newPage({ baseURL, viewport: phone });
    // What is below the window can move nothing in it, and need not be laid out: app/client/lay-out.ts.
    await page.addInitScript(() => addEventListener("load", (event) => event.stopImmediatePropagation()));
    await expectOfEach(
      pageKinds.map(({ path }) => path),
      async (path) => faultsOf(await visitWithLateFonts(page, path)),
    );
    await expectOfEach(knownPaths(), async (path) => {
      await page.goto(path);
      const faults: string[] = [];
      for (const size of windows) {
        faults.push(...faultsOf(await swapFaces(page, size)).map((fault) => `${size.width} px: ${fault}`));
      }
      return faults;
    });
    await browser.close();
  });

interface Shift {
  value: number;
  moved: string;
  isMatched: boolean;
}

function faultsOf({ value, moved, isMatched }: Shift): string[] {
  return value < (isMatched ? allowed.matched : allowed.onlyDejaVu) ? [] : [`${value.toFixed(4)}: ${moved}`];
}

/** Holds the fonts back until the page has been painted without them. */
async function visitWithLateFonts(page: Page, path: string): Promise<Shift> {
  const painted = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  painted.resolve();
  const shift = await shiftsDuring(page, "the fonts' arrival");
  await page.unroute("**/*.woff2");
  return shift;
}

/** Sets the page in its fallback faces and in a window, and measures what moves as its own faces take their place. */
async function swapFaces(page: Page, size: { width: number; height: number }): Promise<Shift> {
  await page.evaluate(() => {
    const fallbacks = new CSSStyleSheet();
    fallbacks.replaceSync(
      ":root { --font-display: var(--font-display-fallback); --font-text: var(--font-text-fallback) }",
    );
    document.adoptedStyleSheets = [fallbacks];
  });
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    // Layout asks for the faces, which the machine then reads from its disk.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    // A frame is painted between the two.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  return shiftsDuring(page, "the swap");
}

function shiftsDuring(page: Page, change: "the swap" | "the fonts' arrival"): Promise<Shift> {
  return page.evaluate(async (change) => {
    const shifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: "layout-shift", buffered: change !== "the swap" });
    if (change === "the swap") document.adoptedStyleSheets = [];
    await document.fonts.ready;
    // A frame is painted with them.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    shifts.push(...(observer.takeRecords() as LayoutShift[]));
    observer.disconnect();
    return {
      value: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts
        .flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 30)))
        .join(" | "),
      isMatched: [...document.fonts].some(
        ({ family, status }) => /fallback"?$/.test(family) && status === "loaded",
      ),
    };
  }, change);
}
