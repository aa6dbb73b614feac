import { join } from "node:path";
import { type Page, test, type ViewportSize } from "@playwright/test";
import { prosePageKinds } from "../app/page-kinds.ts";
import { destinationOf } from "../app/paths.ts";
import { knownPaths } from "../app/seo/known-paths.server.ts";
import { pathOfEachKind, phone } from "./support/pages.ts";
import { addStyles, expectOfEach, pathOf } from "./support/visitor.ts";

/** https://developer.mozilla.org/docs/Web/API/LayoutShift, which TypeScript does not declare. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

const sizes = (heights: Record<number, number>): ViewportSize[] =>
  Object.entries(heights).map(([width, height]) => ({ width: Number(width), height }));
const fewWindows = sizes({ 390: 844, 768: 1024, 1440: 900 });
const moreWindows = sizes({ 360: 780, 412: 915, 1024: 768 });

/**
 * A value that tools show as 0.00, because one line of a headline may move within its reserved space; the limit for a
 * machine without any font as wide as Arial; and that for a page of text, whose paragraphs may take another line: the limit of a good page in https://web.dev/articles/cls.
 */
const allowed = { matched: 0.001, onlyDejaVu: 0.005, textPage: 0.1 };

const onlyDejaVu = "only DejaVu";

for (const { fonts, env } of [
  { fonts: "this machine's own fonts", env: {} },
  { fonts: onlyDejaVu, env: { FONTCONFIG_FILE: join(import.meta.dirname, "support/only-dejavu.conf") } },
])
  test(`With ${fonts} until the site's fonts load, nothing moves on any page in any window`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      env: { ...process.env, ...env } as Record<string, string>,
    });
    const page = await browser.newPage({ baseURL, viewport: phone });
    if (fonts !== onlyDejaVu && !(await hasMatchedFont(page))) {
      await browser.close();
      test.skip(true, "This machine has no font as wide as Arial: the other test covers it.");
    }
    // Content below the window cannot move anything in the window, so it stays without layout: layout/Page.module.css.
    await page.addInitScript(() => addEventListener("load", (event) => event.stopImmediatePropagation()));
    await expectOfEach(pathOfEachKind, (path) => visitWithLateFonts(page, path));
    await expectOfEach(knownPaths(), async (path) => {
      await page.goto(path);
      const faults: string[] = [];
      for (const size of pathOfEachKind.includes(path) ? [...fewWindows, ...moreWindows] : fewWindows) {
        faults.push(...(await swapFaces(page, size)).map((fault) => `${size.width} px: ${fault}`));
      }
      return faults;
    });
    await browser.close();
  });

async function hasMatchedFont(page: Page): Promise<boolean> {
  await page.goto("/");
  return page.evaluate(async () => {
    const faces = await document.fonts.load('1em "Text fallback"').catch(() => []);
    return faces.length > 0;
  });
}

/** Delays the fonts until the page has been painted without them. */
async function visitWithLateFonts(page: Page, path: string): Promise<string[]> {
  const painted = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  painted.resolve();
  const faults = await shiftFaults(page, { buffered: true });
  await page.unroute("**/*.woff2");
  return faults;
}

/**
 * Renders the page in its fallback fonts and in a window of the given size, and measures what moves when its own fonts
 * load.
 */
async function swapFaces(page: Page, size: ViewportSize): Promise<string[]> {
  await addStyles(
    page,
    ":root { --font-display: var(--font-display-fallback); --font-text: var(--font-text-fallback) }",
  );
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    // Layout requests the fonts, which the browser then reads from the local disk.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    // The browser paints a frame between these two steps.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  return shiftFaults(page, { buffered: false });
}

/** The layout shift above the page's limit after the page's own fonts have loaded: one sentence, or none. */
function shiftFaults(page: Page, { buffered }: { buffered: boolean }): Promise<string[]> {
  const { kind } = destinationOf(pathOf(page.url()));
  const isTextPage = prosePageKinds.some((prose) => prose === kind);
  return page.evaluate(
    async ({ buffered, allowed, isTextPage }) => {
      const shifts: LayoutShift[] = [];
      const keep = (list: PerformanceEntry[]) => shifts.push(...(list as LayoutShift[]));
      const observer = new PerformanceObserver((list) => keep(list.getEntries()));
      observer.observe({ type: "layout-shift", buffered });
      document.adoptedStyleSheets = [];
      await document.fonts.ready;
      // The browser paints a frame with the fonts.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      keep(observer.takeRecords());
      observer.disconnect();
      const isMatched = [...document.fonts].some(
        ({ family, status }) => /fallback"?$/.test(family) && status === "loaded",
      );
      const value = shifts.reduce((sum, shift) => sum + shift.value, 0);
      const otherLimit = isMatched ? allowed.matched : allowed.onlyDejaVu;
      if (value < (isTextPage ? allowed.textPage : otherLimit)) return [];
      const moved = shifts.flatMap(({ sources }) =>
        sources.map(({ node }) => node?.textContent?.slice(0, 30)),
      );
      return [`${value.toFixed(4)}: ${moved.join(" | ")}`];
    },
    { buffered, allowed, isTextPage },
  );
}
