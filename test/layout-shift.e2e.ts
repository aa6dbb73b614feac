import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { knownPaths } from "../app/paths.ts";
import { hydrate, pageKinds } from "./support/visitor.ts";

/** https://developer.mozilla.org/docs/Web/API/LayoutShift, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

const heights: Record<number, number> = { 360: 780, 390: 844, 412: 915, 768: 1024, 1024: 768, 1440: 900 };

/** The least that three decimals show; and what a machine may see that has none of the fonts as wide as Arial. */
const allowed = { matched: 0.0005, onlyDejaVu: 0.005 };

for (const { fonts, env } of [
  { fonts: "this machine's own fonts", env: {} },
  { fonts: "only DejaVu", env: { FONTCONFIG_FILE: join(import.meta.dirname, "support/only-dejavu.conf") } },
])
  for (const [width, height] of Object.entries(heights))
    test(`With ${fonts} until the site's come, nothing moves on any page of ${width} pixels`, async ({
      playwright,
      launchOptions,
      baseURL,
    }) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        env: { ...process.env, ...env } as Record<string, string>,
      });
      const page = await browser.newPage({ baseURL, viewport: { width: Number(width), height } });
      const faults: string[] = [];
      for (const path of knownPaths()) {
        const { shift, moved, isMatched } = await visitWithLateFonts(page, path);
        if (shift >= (isMatched ? allowed.matched : allowed.onlyDejaVu))
          faults.push(`${path} by ${shift.toFixed(4)}: ${moved}`);
      }
      await browser.close();
      expect(faults).toEqual([]);
    });

test("Nothing moves when React takes over", async ({ page }) => {
  const faults: string[] = [];
  for (const { path } of pageKinds) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const before = await shiftOf(page);
    await hydrate(page);
    const { shift, moved } = await shiftOf(page);
    if (shift > before.shift) faults.push(`${path} by ${shift}: ${moved}`);
  }
  expect(faults).toEqual([]);
});

/** Holds the fonts back until the page has been painted without them. */
async function visitWithLateFonts(page: Page, path: string) {
  const painted = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  painted.resolve();
  await page.evaluate(() => document.fonts.ready);
  const result = await shiftOf(page);
  await page.unroute("**/*.woff2");
  return result;
}

/** What has moved since the page was opened, once the next two frames are painted. */
function shiftOf(page: Page): Promise<{ shift: number; moved: string; isMatched: boolean }> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shifts = await new Promise<LayoutShift[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as LayoutShift[]));
      observer.observe({ type: "layout-shift", buffered: true });
      // Where nothing has moved, the observer is not called.
      setTimeout(resolve, 50, []);
    });
    return {
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts
        .flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 30)))
        .join(" | "),
      isMatched: [...document.fonts].some(
        ({ family, status }) => /fallback"?$/.test(family) && status === "loaded",
      ),
    };
  });
}
