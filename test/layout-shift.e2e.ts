import { openWithLateFonts, shiftOfFonts, shiftWindows } from "./support/layout-shift.ts";
import { pathOfEachKind } from "./support/pages.ts";
import { expectOfEach, test, withMotion } from "./support/visitor.ts";

test.use(withMotion);

test("With this machine's own fonts nothing moves when the site's fonts load", async ({ page }) => {
  await page.goto("/");
  const matched = await page.evaluate(async () => {
    const faces = await document.fonts.load('1em "Text fallback"').catch(() => []);
    return faces.length;
  });
  test.skip(matched === 0, "This machine has no font as wide as Arial: visitor-opens-every-page covers it.");
  await expectOfEach(pathOfEachKind, async (path) => {
    const faults = await openWithLateFonts(page, path);
    for (const size of shiftWindows) faults.push(...(await shiftOfFonts(page, size)));
    return faults;
  });
});
