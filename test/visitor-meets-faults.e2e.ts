import {
  complaintsOf,
  expect,
  expectPage,
  hydrate,
  linksTo,
  test,
  triggerOf,
  withMotion,
} from "./support/visitor.ts";

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

test("If a page's data cannot load, the error screen keeps the bar, the contacts and the language", async ({
  page,
}) => {
  await page.goto("/es/ux");
  await hydrate(page);
  await page.route("**/*.data", (route) => route.abort());
  await page.evaluate(() => Reflect.get(window, "__reactRouterDataRouter").navigate("/es/ui"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  for (const role of ["banner", "complementary"] as const) await expect(page.getByRole(role)).toBeVisible();
  await expect(linksTo(page.getByRole("main"), "/es")).toBeVisible();
});
