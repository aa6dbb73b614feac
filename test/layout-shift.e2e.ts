import { expect, type Page, test } from "@playwright/test";
import { hydrate, pageKinds, twoFrames } from "./support/visitor.ts";

/** https://developer.mozilla.org/docs/Web/API/LayoutShift, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
interface Shift {
  value: number;
  moved: (string | null | undefined)[];
}

const fontFiles = "**/*.woff2";
/** What it moves when a paragraph takes a line more or less in the fallback face, which no average width rules out. */
const oneLineMore = 0.025;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`At ${viewport.width} pixels the page stands still as it loads, its fonts arrive and React takes over`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[])
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent) });
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const { kind, path } of pageKinds)
      await test.step(kind, async () => {
        // The slowest fonts: they come long after the page has been painted without them.
        const arrival = Promise.withResolvers<void>();
        await page.route(fontFiles, async (route) => {
          await arrival.promise;
          await route.continue();
        });
        await page.goto(path);
        await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loading");
        await twoFrames(page);
        arrival.resolve();
        await page.evaluate(() => document.fonts.ready);
        await hydrate(page);
        await twoFrames(page);
        const shifts = await shiftsOf(page);
        const sum = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(sum, JSON.stringify(shifts)).toBeLessThan(oneLineMore);
        await page.unroute(fontFiles);
      });
  });

function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
