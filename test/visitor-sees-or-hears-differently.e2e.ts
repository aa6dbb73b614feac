import { findDestination } from "../app/paths.ts";
import {
  brokenRules,
  contrastingPixels,
  everyOpened,
  luminanceOf,
  type Opened,
  open,
} from "./support/accessibility.ts";
import { desktop, onPhone, pagesOfEachKind, phone } from "./support/pages.ts";
import { readPng } from "./support/read-png.ts";
import { expectOfEach, test, visit } from "./support/visitor.ts";

test("Open panels are accessible at 7:1, and drawings are visible in forced colours", async ({ page }) => {
  await expectOfEach(pagesOfEachKind, async (place) => {
    await visit(page, place);
    const faults: string[] = [];
    for (const { colorScheme, size } of [
      { colorScheme: "light", size: phone },
      { colorScheme: "dark", size: desktop },
    ] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await page.setViewportSize(size);
      const color = await page.locator("html").evaluate((root) => getComputedStyle(root).backgroundColor);
      const ground = luminanceOf(color);
      const drawings = await page.evaluate(drawingsOf);
      const picture = await readPng(await page.screenshot({ fullPage: true }));
      for (const box of drawings)
        if (contrastingPixels(picture, box, () => ground) < 0.01 * box.width * box.height)
          faults.push(`${colorScheme}: ${box.what} is lost`);
    }
    await page.emulateMedia({ forcedColors: "none", colorScheme: null });
    // The bar's panels, and questions that are closed, are the same on each page.
    const states: Opened[] = findDestination(place).kind === "home" ? everyOpened : ["questions"];
    for (const opened of states)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, opened);
        await page.evaluate((y) => scrollTo(0, y), opened === "language" ? 200 : 0);
        const broken = await brokenRules(page, "colors");
        if (width === 390) broken.push(...(await brokenRules(page, "structure")));
        faults.push(...broken.map((rule) => `${width} px, ${opened} open: ${rule}`));
      }
    await page.emulateMedia({ contrast: "more" });
    await open(page, "services");
    faults.push(...(await brokenRules(page, "colors", 8)).map((rule) => `More contrast: ${rule}`));
    await page.emulateMedia({ contrast: "no-preference" });
    return faults;
  });
});

test.describe("On a touch screen", () => {
  test.use(onPhone);

  test("Every control is at least 44 pixels large, and nothing looks hovered", async ({ page }) => {
    await expectOfEach(pagesOfEachKind, async (place) => {
      await visit(page, place);
      const faults = await page.evaluate(hoverRulesInForce);
      for (const width of [320, 390, 1024])
        for (const opened of everyOpened) {
          await page.setViewportSize({ width, height: 844 });
          await open(page, opened);
          faults.push(...(await page.evaluate(smallControls)));
        }
      return [...new Set(faults)];
    });
  });
});

/**
 * The page's drawings: SVGs, logo files, and boxes without text, except those below a floating bar. Photographs have
 * grounds of their own.
 */
function drawingsOf() {
  return [...document.querySelectorAll("svg, body :empty:not(script, td, svg *, picture *)")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width >= 2 && box.height >= 2 && box.left >= 0 && box.right <= innerWidth)
    .filter(({ element, box: { x, y, width, height } }) => {
      const floating = document
        .elementFromPoint(x + width / 2, y + height / 2)
        ?.closest("aside, [href='#message']");
      return !floating || floating.contains(element);
    })
    .map(({ element, box: { x, y, width, height } }) => {
      const what = `${element.localName}.${element.getAttribute("class")} in ${element.parentElement?.className}`;
      return { what, x, y: y + scrollY, width, height };
    });
}

/** Controls that are too small to tap. The skip link is for keyboards only. */
function smallControls(): string[] {
  return [...document.querySelectorAll("a, button, summary")]
    .filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches("body > a"),
    )
    .filter((control) => getComputedStyle(control).display !== "inline")
    .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
    .map(
      ({ name, box }) => `${innerWidth} px: ${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`,
    );
}

function hoverRulesInForce(): string[] {
  const rulesIn = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
      const isHover = rule instanceof CSSStyleRule && /:hover\b/.test(rule.selectorText);
      const own = isHover ? [rule.cssText.slice(0, 80)] : [];
      return "cssRules" in rule ? [...own, ...rulesIn(rule.cssRules as CSSRuleList)] : own;
    });
  return [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
}
