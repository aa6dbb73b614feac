import {
  complaintsOf,
  expect,
  expectOfEach,
  expectPage,
  holdScripts,
  hydrate,
  linksTo,
  openErrorScreen,
  pathOf,
  press,
  questionsOf,
  test,
  triggerOf,
  untilHydrated,
  untilIdle,
} from "./support/visitor.ts";

test("A browser that saves data requests React at the first interaction", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(pathOf(request.url())));
  await page.goto("/en");
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 300);
  await untilIdle(page);
  await untilIdle(page);
  expect(scripts).toEqual([]);
  await press(page, "Tab");
  await untilHydrated(page);
});

test("What a visitor opens, chooses or types before React starts stays", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/en/ui");
  const field = page.locator("main input");
  await field.fill("abc");
  await triggerOf(page, "services").click();
  release();
  await untilHydrated(page);
  await expect(field).toHaveValue("abc");
  await expect(linksTo(page.getByRole("navigation").first(), "/en/ux")).toBeVisible();
  await press(page, "Escape");
  await expect(linksTo(page.getByRole("navigation").first(), "/en/ux")).toBeHidden();

  const releaseHome = await holdScripts(page);
  await page.goto("/en");
  await page.getByText(questionsOf("en")[0]?.question as string).click();
  const day = page.locator('[name="day"][value="8"]');
  await day.check({ force: true });
  releaseHome();
  await untilHydrated(page);
  await expect(day).toBeChecked();
  await expect(page.getByText(questionsOf("en")[0]?.answer as string)).toBeVisible();
});

test("A visitor who acts while the page still arrives gets React, too", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.acted = document.readyState;
      // The list of React's files is the end of the document, and arrives last.
      const end = document.querySelector("#scripts");
      end?.remove();
      addEventListener("DOMContentLoaded", () => end && document.body.append(end));
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/en/ux");
  await expect(page.locator("html")).toHaveAttribute("data-acted", "loading");
  await untilHydrated(page);
});

test("If the scripts fail to load, the page works as without JavaScript", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto("/en");
  await triggerOf(page, "services").click();
  await expect(linksTo(page.getByRole("navigation").first(), "/en/ux")).toBeVisible();
  await page.getByText(questionsOf("en")[0]?.question as string).click();
  await expect(page.getByText(questionsOf("en")[0]?.answer as string)).toBeVisible();
  await linksTo(page.getByRole("main"), "/en/ux").first().click();
  await expect(page).toHaveURL("/en/ux");
  expect(errors).toEqual([]);
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
  await linksTo(page.getByRole("navigation").first(), "/en/ui").click();
  await expectPage(page, "/en/ui");
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

test("A route that throws leads to the error screen, with a link home", async ({ context }) => {
  const failures = [
    { thrown: 'new Error("The kiln is cold")', shown: "The kiln is cold" },
    {
      thrown: '{ status: 418, statusText: "I am a teapot", internal: false, data: "Short and stout" }',
      shown: "418 I am a teapot Short and stout",
    },
  ];
  await expectOfEach(failures, async ({ thrown, shown }) => {
    // In a tab of its own, because the browser may have prerendered the page from the one before.
    const page = await context.newPage();
    await openErrorScreen(page, thrown);
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await expect(page.locator("html")).toHaveClass("dark");
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL("/en");
    await page.close();
  });
});
