import { expect, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { chromiumFlags, findChromium } from "../scripts/find-chromium.ts";

// Playwright hides scroll bars where nobody asks it not to.
test.use({
  viewport: { width: 700, height: 700 },
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

test("Beside a scroll bar that takes room, the menu opens and the bar's controls stay where they are", async ({
  page,
}) => {
  await page.goto("/en");
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const button = page.getByRole("button", { name: contents.en.interface.menu, exact: true });
  const before = await button.boundingBox();
  await button.click();
  await expect(page.getByRole("link", { name: contents.en.interface.about })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
