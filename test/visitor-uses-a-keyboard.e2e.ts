import type { Page } from "@playwright/test";
import {
  type Box,
  contrastingPixels,
  luminanceAt,
  missedControls,
  tabThrough,
} from "./support/accessibility.ts";
import { desktop, pagesOfEachKind, pathOfEachKind, phone } from "./support/pages.ts";
import { readPng } from "./support/read-png.ts";
import { expectOfEach, hydrate, press, test, visit } from "./support/visitor.ts";

/** A laptop's window at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

test("Tab moves through every control in order, each visible with a focus ring", async ({ page }) => {
  const compared = new Set<string>();
  for (const size of [phone, desktop, zoomed]) {
    await page.setViewportSize(size);
    // The pages after the first four have no kinds of controls but theirs.
    const places = size === desktop ? pagesOfEachKind : pathOfEachKind.slice(0, 4);
    await expectOfEach(places, async (place) => {
      await visit(page, place);
      await hydrate(page);
      // Elsewhere than on the landing, the bar, the footer and the contact buttons are the same on each page.
      const part = places.indexOf(place) < 2 ? "body" : "main";
      if (part === "main") await press(page, "Tab", "Enter");
      const found: string[] = [];
      await tabThrough(page, part, async ({ kind, name, box, faults }) => {
        found.push(...faults.map((fault) => `${size.width} px: ${name} ${fault}`));
        // If a control is only partly visible, its focus ring is incomplete too.
        if (compared.has(kind) || size === zoomed) return;
        compared.add(kind);
        const pixels = await pixelsOfFocus(page, box);
        const line = 2 * 2 * (box.width + box.height);
        if (pixels < line)
          found.push(`${size.width} px: focus changes ${pixels} of ${line} pixels at ${name}`);
      });
      return [...found, ...(await missedControls(page, part))];
    });
  }
});

/** The number of pixels that visibly change with the focus. WCAG requires a line of two pixels around the control. */
async function pixelsOfFocus(page: Page, { x, y, width, height }: Box): Promise<number> {
  // Playwright clips at the edge of the window.
  const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const focused = await readPng(await page.screenshot({ clip }));
  const control = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await control.evaluate((element) => element.blur());
  const blurred = await readPng(await page.screenshot({ clip }));
  await control.evaluate((element) => element.focus({ preventScroll: true }));
  return contrastingPixels(focused, { x: 0, y: 0, ...focused }, (index) => luminanceAt(blurred, index));
}
