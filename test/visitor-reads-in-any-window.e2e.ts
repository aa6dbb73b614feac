import type { Page, ViewportSize } from "@playwright/test";
import { open } from "./support/accessibility.ts";
import { textsInOtherFonts } from "./support/fonts.ts";
import { layoutFaults } from "./support/layout.ts";
import { desktop, everyPage, pagesOfEachKind, pathOfEachKind, phone } from "./support/pages.ts";
import { addStyles, expect, expectOfEach, layOut, test, visit } from "./support/visitor.ts";

const smallPhone = { width: 320, height: 640 };
const tablet = { width: 768, height: 1024 };
const fewWindows = [smallPhone, phone, desktop];
/** The last one is 1280 pixels wide at a zoom of 400 %: https://www.w3.org/WAI/WCAG22/Understanding/reflow */
const moreWindows = [
  ...[360, 430, 540, 640, 767, 768, 900, 1024, 1180, 1280, 1600, 1920, 2560].map((width) => ({
    width,
    height: 800,
  })),
  ...[568, 667, 768, 844, 932].map((width) => ({ width, height: 390 })),
  { width: 320, height: 256 },
];
const longTitles = [
  "/en/design/a-title-that-somebody-has-typed-and-that-goes-on",
  "/en/design/Donaudampfschifffahrtsgesellschaft",
];
const examples = [...pagesOfEachKind, ...longTitles];

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("In windows of any size no text leaves the window, is cut, broken or covered", async ({ page }) => {
  await expectOfEach(new Set([...examples, ...everyPage]), async (place) => {
    await visit(page, place);
    return faultsIn(page, examples.includes(place) ? [...fewWindows, ...moreWindows] : fewWindows);
  });
});

test("The logo in the bar is large enough to recognize in windows of any size", async ({ page }) => {
  await visit(page, "/en");
  const logo = page.locator("header a").first();
  for (const size of [...fewWindows, tablet]) {
    await page.setViewportSize(size);
    const { height = 0 } = (await logo.locator("svg, img").boundingBox()) ?? {};
    expect(height, `${size.width} x ${size.height}`).toBeGreaterThan(10);
  }
});

test("In an open menu no text leaves the window, is cut, broken or covered", async ({ page }) => {
  await expectOfEach(["/es", "/en"], async (path) => {
    const faults: string[] = [];
    await visit(page, path);
    for (const size of [
      ...fewWindows,
      tablet,
      ...[1024, 1280, 1920].map((width) => ({ width, height: 800 })),
    ]) {
      await page.setViewportSize(size);
      await open(page, "services");
      faults.push(...(await faultsIn(page, [size])));
    }
    return faults;
  });
});

test("If the fonts fail to load, no lines overlap and no text is lost", async ({ page }) => {
  // layout-shift.e2e.ts tests on every page that lines are where they are in the site's own fonts.
  await page.route("**/*.woff2", (route) => route.abort());
  await expectOfEach([...pathOfEachKind, ...longTitles], async (path) => {
    await page.goto(path);
    await layOut(page);
    expect((await textsInOtherFonts(page)).length).toBeGreaterThan(0);
    return faultsIn(page, [smallPhone, desktop], /meets|is cut|leaves the window|px wide|contact buttons/);
  });
});

test("Text at 200 % is twice as large, and none of it is lost", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await expectOfEach(pagesOfEachKind, async (place) => {
    await visit(page, place);
    // The landing's words are as large as its cells allow.
    if (place !== "/") expect(await smallestText(page)).toBeGreaterThanOrEqual(24);
    return faultsIn(page, [smallPhone, phone, tablet, { width: 1280, height: 800 }]);
  });
});

test("No text is lost with the text spacing of WCAG 1.4.12", async ({ page }) => {
  await expectOfEach(pagesOfEachKind, async (place) => {
    await visit(page, place);
    await addStyles(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    );
    // Words may break and be closer to each other, but no text may be lost. The landing's heading is the logo.
    const faults = await faultsIn(
      page,
      [smallPhone, phone, tablet, desktop],
      /is cut|leaves the window|px wide/,
    );
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    return place === "/"
      ? faults.filter((fault) => !heading?.includes(/"(.*)"/.exec(fault)?.[1] ?? ""))
      : faults;
  });
});

async function faultsIn(page: Page, windows: ViewportSize[], kind = /./): Promise<string[]> {
  const faults: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    const found = (await layoutFaults(page)).filter((fault) => kind.test(fault));
    faults.push(...found.map((fault) => `${size.width} x ${size.height}: ${fault}`));
  }
  return faults;
}

/** The font size of the smallest visible text, in CSS pixels. The mark's hidden letter has the size 0. */
function smallestText(page: Page): Promise<number> {
  return page.locator("body :not(:empty)").evaluateAll((elements) => {
    const sizes = elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ childNodes }) => [...childNodes].some(({ nodeName }) => nodeName === "#text"))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    return Math.min(...sizes.filter((size) => size > 0));
  });
}
