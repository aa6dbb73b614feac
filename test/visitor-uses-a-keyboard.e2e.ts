import {
  contrastingPixels,
  controlsInOrder,
  type FocusedControl,
  tabThrough,
} from "./support/accessibility.ts";
import { desktop, expect, expectOfEach, pagesOfEachKind, phone, test, visit } from "./support/visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("Tab walks through every control in the order of the page, each in sight", async ({ page }) => {
  for (const size of [phone, desktop, { width: 320, height: 256 }]) {
    await page.setViewportSize(size);
    await expectOfEach(pagesOfEachKind, async (place) => {
      await visit(page, place);
      const order = await controlsInOrder(page);
      const controls = await tabThrough(page);
      expect(controls.map(({ name }) => name)).toEqual(order);
      return controls.flatMap(({ name, faults }) =>
        faults.map((fault) => `${size.width} px: ${name} ${fault}`),
      );
    });
  }
});

test("The focus changes as many pixels as a line of two pixels around the control has", async ({
  page,
  context,
}) => {
  const blankPage = await context.newPage();
  await page.bringToFront();
  const seen = new Set<string>();
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectOfEach(pagesOfEachKind, async (place) => {
      await visit(page, place);
      const unmarked: string[] = [];
      await tabThrough(page, async (control) => {
        if (seen.has(size.width + control.kind)) return;
        seen.add(size.width + control.kind);
        const clip = around(control.box, size);
        const focused = await page.screenshot({ clip });
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        const blurred = await page.screenshot({ clip });
        const [pixels = 0] = await contrastingPixels(blankPage, focused, blurred, [
          { ...clip, what: control.name, x: 0, y: 0 },
        ]);
        const line = 2 * 2 * (control.box.width + control.box.height);
        if (pixels < line) unmarked.push(`${control.name} at ${size.width} px: ${pixels} of ${line}`);
      });
      return unmarked;
    });
  }
});

test("The skip link leads past the bar", async ({ page }) => {
  await expectOfEach(pagesOfEachKind, async (place) => {
    await visit(page, place);
    await page.keyboard.press("Tab");
    const skipLink = page.locator(":focus");
    await expect(skipLink).toHaveAttribute("href", "#main");
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator("a, summary, button").first()).toBeFocused();
  });
});

function around({ x, y, width, height }: FocusedControl["box"], size: { width: number; height: number }) {
  const [left, top] = [Math.max(0, x - 8), Math.max(0, y - 8)];
  return {
    x: left,
    y: top,
    width: Math.min(size.width, x + width + 8) - left,
    height: Math.min(size.height, y + height + 8) - top,
  };
}
