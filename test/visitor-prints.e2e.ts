import { pathOfEachKind } from "./support/pages.ts";
import { expect, expectOfEach, test, withMotion } from "./support/visitor.ts";

const sheet = { width: 680, height: 1009 };

test.use(withMotion);

test("A printed page contains all of its text and answers, black on white", async ({ page }) => {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  await expectOfEach(pathOfEachKind, async (path) => {
    // Before the splash and the reveals have ended.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    // One question is open, as a visitor may have left it.
    await page.evaluate(() => document.querySelector("main details")?.setAttribute("open", ""));
    const bar = page.getByRole("banner");
    // Only the logo prints, on the first sheet, above the page.
    await expect(bar.getByRole("link")).toHaveCount(1);
    await expect(bar.getByRole("navigation").or(bar.getByRole("button"))).toHaveCount(0);
    await expect(bar).toHaveCSS("position", "static");
    const [barBox, logoBox] = [await bar.boundingBox(), await bar.getByRole("link").boundingBox()];
    expect(barBox?.height).toBeGreaterThanOrEqual(logoBox?.height ?? Number.NaN);
    const onlyInWindows = page.locator("body > a, aside a, [role=status]").filter({ visible: true });
    await expect(onlyInWindows).toHaveCount(0);
    return page.evaluate(badlyPrinted);
  });
});

test("A text that is taller than a sheet breaks across sheets, on A6 at twice the size, the sample's too", async ({
  page,
}) => {
  // The part of the sheet within its margins, in CSS pixels.
  await page.setViewportSize({ width: 160, height: 240 });
  await page.emulateMedia({ media: "print" });
  await expectOfEach(pathOfEachKind, async (path) => {
    await page.goto(path);
    const faults = await page.evaluate(unbreakable);
    await page.evaluate(() => {
      document.documentElement.dataset.prints = "sample";
    });
    return [...faults, ...(await page.evaluate(unbreakable))];
  });
});

/** Elements with text that no sheet can hold and the browser does not break: it would cut a line of them in two. */
function unbreakable(): string[] {
  const found = [...document.querySelectorAll("body *")].filter((element) => {
    const { display, overflowY } = getComputedStyle(element);
    const isKept = display.startsWith("inline-") || !/visible|clip/.test(overflowY);
    return isKept && element.textContent.trim() && element.getBoundingClientRect().height > innerHeight;
  });
  return found.map(
    (element) => `${element.localName}.${element.className}: ${element.textContent.slice(0, 40)}`,
  );
}

function badlyPrinted(): string[] {
  const isWhite = (element: Element | null): boolean =>
    element === null ||
    (getComputedStyle(element).backgroundColor === "rgba(0, 0, 0, 0)" && isWhite(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).color === "rgb(0, 0, 0)" &&
    isWhite(element);
  const bad: string[] = [];
  const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, textContent } = text;
    // These texts do not print: what is for screens only, links to other pages, loading and error messages, the sample
    // quote, which its own button prints, and the days of a request without an MVP.
    if (
      !parentElement?.closest("main, footer > p") ||
      parentElement.closest(
        ".screen-only, [role=status], a, nav, [aria-hidden], form small, noscript, [data-print=sample], [data-print] section:has([aria-live])",
      )
    )
      continue;
    if (textContent?.trim() && !isShown(parentElement)) bad.push(textContent);
  }
  return bad;
}
