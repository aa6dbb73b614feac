import { complaintsOf, expect, expectPage, linksTo, test, triggerOf, withMotion } from "./support/visitor.ts";

const [ux, ui] = ["/en/ux", "/en/ui"];

test.use(withMotion);

test("A double click follows a link once, and no link of the next page", async ({ page, context }) => {
  const complaints = complaintsOf(page);
  await page.goto(ux);
  const length = await page.evaluate(() => history.length);
  await linksTo(page.getByRole("main"), "/en").first().dblclick();
  await expectPage(page, "/en");
  expect(await page.evaluate(() => history.length)).toBe(length + 1);

  // The slowest second click: the next page is already visible, and one of its links is under the pointer.
  await context.route(/wa\.me|linkedin/, (route) => route.fulfill({ body: "another site" }));
  await linksTo(page.getByRole("main"), ui).first().hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.locator("main a[href^='https://wa.me']").first().dblclick();
  // A second tab from the double click would open before this one, which is opened after it.
  await page.getByRole("complementary").getByRole("link", { name: "LinkedIn" }).click();
  await expect
    .poll(() => context.pages().map((tab) => tab.url()))
    .toContainEqual(expect.stringContaining("linkedin"));
  expect(context.pages()).toHaveLength(3);
  await expectPage(page, "/en");
  expect(complaints).toEqual([]);
});

test("The site works if the browser denies its storage", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await page.goto("/en");
  await expect(page.locator("html")).toHaveClass("dark");
  await triggerOf(page, "services").hover();
  await linksTo(page.getByRole("navigation").first(), ui).click();
  await expectPage(page, ui);
  expect(complaints).toEqual([]);
});
