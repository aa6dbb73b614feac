import { expect, type Locator, type Page, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { pageKinds } from "./support/visitor.ts";

/** A sheet of A4 within its margins, at 96 pixels an inch. */
const sheet = { width: 680, height: 1009 };
/** The skip link, the ways back, the contact buttons, the progress, a question's sign, what is said meanwhile. */
const onlyInWindows =
  "body > a, main a:has(+ nav), [data-tone=bone] a + a, aside a, main > div[aria-hidden], summary > :last-child, [role=status]";

test("On paper each page is all of its text, black on white, and nothing that only a window needs", async ({
  page,
}) => {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  for (const { kind, path } of pageKinds)
    await test.step(kind, async () => {
      // Before splash and reveals have ended.
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(await badlyPrinted(page)).toEqual([]);
      const bar = page.getByRole("banner");
      // The logo alone, and on the first sheet alone.
      await expect(bar.getByRole("link")).toHaveCount(1);
      await expect(bar.getByRole("navigation").or(bar.getByRole("button"))).toHaveCount(0);
      await expect(bar).toHaveCSS("position", "static");
      // It takes the room that it needs: the page stands below it.
      expect(await heightOf(bar)).toBeGreaterThanOrEqual(await heightOf(bar.getByRole("link")));
      await expect(page.locator(onlyInWindows).filter({ visible: true })).toHaveCount(0);
      expect((await page.pdf()).byteLength).toBeGreaterThan(0);
    });
});

test("The answers to all questions are printed, also where one was open", async ({ page }) => {
  const { questions } = contents.es.home;
  await page.goto("/es");
  await page.getByRole("heading", { name: questions[1].question }).click();
  await page.emulateMedia({ media: "print" });
  for (const { answer } of questions) await expect(page.getByText(answer)).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByText(questions[0].answer)).toBeHidden();
  await expect(page.getByText(questions[1].answer)).toBeVisible();
});

async function heightOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.height ?? 0;
}

/** Texts of the page that paper would not show, or not in black on white. */
function badlyPrinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWhite = (element: Element | null): boolean =>
      element === null ||
      (getComputedStyle(element).backgroundColor === "rgba(0, 0, 0, 0)" && isWhite(element.parentElement));
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).color === "rgb(0, 0, 0)" &&
      isWhite(element);
    const bad: string[] = [];
    // What is said while the page comes, and where it stands on the site, with the ways back, is no part of it.
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      if (
        !parentElement?.closest("main, footer > p") ||
        parentElement.closest("[role=status], nav, a:has(+ nav), [data-tone=bone] a + a, [aria-hidden]")
      )
        continue;
      if (textContent?.trim() && !isShown(parentElement)) bad.push(textContent);
    }
    return bad;
  });
}
