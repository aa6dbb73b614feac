import { complaintsOf, expect, expectPage, linksTo, test, triggerOf, withMotion } from "./support/visitor.ts";

const ui = "/en/ui";

test.use(withMotion);

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
