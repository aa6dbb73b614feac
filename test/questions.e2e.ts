import { expect, type Page, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { complaintsOf, hydrate, scriptFiles, untilTakenOver } from "./support/visitor.ts";

const { questions } = contents.en.home;

test("One question is open at a time, and an open one closes again", async ({ page }) => {
  await page.goto("/en");
  await hydrate(page);
  await expectOneAtATime(page);
});

test("Questions open and close by keyboard", async ({ page }) => {
  await page.goto("/en");
  await questionAt(page, 0).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, [0]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expectOpen(page, [1]);
  await page.keyboard.press("Space");
  await expectOpen(page, []);
});

test("A question that was opened before React took over stays open, and the next one closes it", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const arrival = Promise.withResolvers<void>();
  await page.route(scriptFiles, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto("/en");
  await questionAt(page, 2).click();
  await expectOpen(page, [2]);
  arrival.resolve();
  await untilTakenOver(page);
  await expectOpen(page, [2]);
  await questionAt(page, 1).click();
  await expectOpen(page, [1]);
  expect(complaints).toEqual([]);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one question is open at a time, and an open one closes again", async ({ page }) => {
    await page.goto("/en");
    await expectOneAtATime(page);
  });
});

async function expectOneAtATime(page: Page): Promise<void> {
  await expectOpen(page, []);
  for (const index of questions.keys()) {
    await questionAt(page, index).click();
    await expectOpen(page, [index]);
  }
  await questionAt(page, 3).click();
  await expectOpen(page, []);
}

/** Opens and closes on a click anywhere on its row. */
function questionAt(page: Page, index: number) {
  const name = questions[index]?.question as string;
  return page.locator("summary", { has: page.getByRole("heading", { name }) });
}

/** Which answers can be read, by their places. */
async function expectOpen(page: Page, open: number[]): Promise<void> {
  for (const [index, { answer }] of questions.entries())
    await expect(page.getByText(answer)).toBeVisible({ visible: open.includes(index) });
}
