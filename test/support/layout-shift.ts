import type { Page, ViewportSize } from "@playwright/test";
import { findDestination } from "../../app/paths.ts";
import { isProsePage } from "../../app/routes.ts";
import { desktop, phone } from "./pages.ts";
import { addStyles, pathOf } from "./visitor.ts";

/** https://developer.mozilla.org/docs/Web/API/LayoutShift, which TypeScript does not declare. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

export const shiftWindows = [phone, { width: 768, height: 1024 }, desktop];

export const inFallbackFonts =
  ":root { --font-display: var(--font-display-fallback); --font-text: var(--font-text-fallback) }";

/**
 * A value that tools show as 0.00, because the letters of a headline are not as high in each font; the limit for a
 * machine without any font as wide as Arial, where an owner's words may need another line in a table or the footer; and
 * that for a page of text, whose paragraphs may: the limit of a good page in https://web.dev/articles/cls.
 */
const allowed = { matched: 0.005, onlyDejaVu: 0.02, textPage: 0.1 };

/** Opens the page with fonts that load after it has been painted without them, and measures what moves then. */
export async function openWithLateFonts(page: Page, path: string): Promise<string[]> {
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
export async function shiftOfFonts(page: Page, size: ViewportSize): Promise<string[]> {
  await addStyles(page, inFallbackFonts);
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
  const { kind } = findDestination(pathOf(page.url()));
  const isTextPage = isProsePage(kind);
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
      return [`${innerWidth} px: ${value.toFixed(4)} moves: ${moved.join(" | ")}`];
    },
    { buffered, allowed, isTextPage },
  );
}
