import { contents } from "../app/content/contents.server.ts";
import { expect, test } from "./support/visitor.ts";

// A click would wait for the splash and the transitions, which visitor-waits-for-a-page.e2e.ts tests.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("The chat opens in a new tab that knows nothing of this one", async ({ page }) => {
  const context = page.context();
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await page.goto("/en/ux");
  const opened = context.waitForEvent("page");
  const { opensInNewTab } = contents.en.interface;
  await page.getByRole("main").getByRole("link", { name: opensInNewTab }).first().click();
  const chat = await opened;
  await chat.waitForURL("https://wa.me/**");
  expect(await chat.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
  await expect(page).toHaveURL("/en/ux");
});

test("Each contact button shows its name while the mouse or the focus is on it", async ({ page }) => {
  await page.goto("/es");
  const contacts = page.getByRole("complementary");
  for (const name of ["LinkedIn", "Instagram", "WhatsApp"]) {
    const button = contacts.getByRole("link", { name });
    const label = contacts.getByText(name, { exact: true });
    await expect(button).toHaveAccessibleName(new RegExp(`^${name}`));
    await expect(label).toBeHidden();
    await button.hover();
    await expect(label).toBeVisible();
    await page.mouse.move(300, 300);
    await expect(label).toBeHidden();
    await page.keyboard.press("Tab");
    await button.focus();
    await expect(label).toBeVisible();
    await button.blur();
    await expect(label).toBeHidden();
  }
});
