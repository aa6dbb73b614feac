import { expect, type Page, type Route, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import {
  changed,
  complaintsOf,
  dataFiles,
  documentsOf,
  expectPage,
  hydrate,
  isTakenOver,
  navigateOnClient,
  ofAnotherRelease,
  pageKinds,
  pathOf,
  scriptFiles,
  showErrorScreen,
  triggerOf,
  untilTakenOver,
} from "./support/visitor.ts";

const { services } = contents.en;

/** What a visitor does first; each of them calls for React. */
const signs: { sign: string; give: (page: Page) => Promise<void> }[] = [
  { sign: "a move of the mouse", give: (page) => page.mouse.move(400, 400) },
  { sign: "a key", give: (page) => page.keyboard.press("Shift") },
  { sign: "a touch", give: (page) => page.touchscreen.tap(400, 500) },
  { sign: "the focus", give: (page) => page.getByRole("link").first().focus() },
];

test("No page asks for a script before the first touch, and each is taken over without a complaint after it", async ({
  page,
}) => {
  test.slow();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || dataFiles.test(request.url()))
      scripts.push(pathOf(request.url()));
  });
  const complaints = complaintsOf(page);
  for (const { kind, path } of pageKinds)
    await test.step(kind, async () => {
      scripts.length = 0;
      await page.goto(path, { waitUntil: "load" });
      // Whatever the document itself wants, it has asked for by the time the browser has nothing to do.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await page.locator("script[src], link[rel=modulepreload], link[rel=prefetch]").count()).toBe(0);
      expect(scripts).toEqual([]);
      const before = await page.getByRole("main").textContent();
      await hydrate(page);
      expect(scripts.length).toBeGreaterThan(0);
      expect(await page.getByRole("main").textContent()).toBe(before);
    });
  expect(complaints).toEqual([]);
});

test.describe("The first sign of intent", () => {
  test.use({ hasTouch: true });

  for (const { sign, give } of signs)
    test(`may be ${sign}`, async ({ page }) => {
      await page.goto("/es/ui");
      expect(await isTakenOver(page)).toBe(false);
      await give(page);
      await untilTakenOver(page);
    });
});

test("Once React has taken over, links change the page without loading a document", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto("/");
  await hydrate(page);
  const documents = documentsOf(page);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "ENGLISH" }).click();
  await expectPage(page, "/en", contents.en.home.headline.join(" "));
  await main.getByRole("heading", { name: services.product.title }).click();
  await expectPage(page, "/en/product", services.product.title);
  await main.getByRole("link", { name: contents.en.details.legal.compliance.title }).click();
  await expectPage(page, "/en/legal/compliance", contents.en.details.legal.compliance.title);
  await main.getByRole("link", { name: contents.en.interface.backToServices }).first().click();
  await expectPage(page, "/en/legal", contents.en.categories.legal.title);
  await triggerOf(page, "services").hover();
  await page.getByRole("banner").getByRole("link", { name: services.ux.title, exact: true }).click();
  await expectPage(page, "/en/ux", services.ux.title);
  await triggerOf(page, "language").click();
  await page.getByRole("link", { name: "Español" }).click();
  await expectPage(page, "/es/ux", contents.es.services.ux.title);
  await page.getByRole("banner").getByRole("link").first().click();
  await expectPage(page, "/es", contents.es.home.headline.join(" "));
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(main.getByRole("link", { name: "ESPAÑOL" })).toBeVisible();
  expect(documents).toEqual([]);
  expect(complaints).toEqual([]);
});

test("A link that is clicked while the scripts are still on their way is followed", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.route(scriptFiles, () => {
    // Never answered: the slowest network there is.
  });
  await page.goto("/en");
  await page.getByRole("main").getByRole("heading", { name: services.ux.title }).click();
  await expectPage(page, "/en/ux", services.ux.title);
  await triggerOf(page, "services").click();
  await page.getByRole("banner").getByRole("link", { name: services.ui.title, exact: true }).click();
  await expectPage(page, "/en/ui", services.ui.title);
  expect(complaints).toEqual([]);
});

test("A link that is clicked in the very moment of taking over is followed", async ({ page }) => {
  const complaints = complaintsOf(page);
  // React Router leaves its router on the window while React renders, which is before any of it is shown.
  await page.addInitScript(() => {
    let router: unknown;
    Object.defineProperty(window, "__reactRouterDataRouter", {
      configurable: true,
      get: () => router,
      set: (value) => {
        router = value;
        queueMicrotask(() => document.querySelector<HTMLElement>('main a[href="/en/ux"]')?.click());
      },
    });
  });
  await page.goto("/en");
  await page.mouse.move(400, 400);
  await expectPage(page, "/en/ux", services.ux.title);
  expect(complaints).toEqual([]);
});

test("A menu that was opened before React took over stays open and closes as ever", async ({ page }) => {
  const complaints = complaintsOf(page);
  const arrival = Promise.withResolvers<void>();
  await page.route(scriptFiles, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto("/en");
  await triggerOf(page, "services").click();
  await page.mouse.move(640, 600);
  const entry = page.getByRole("banner").getByRole("link", { name: services.ux.title, exact: true });
  await expect(entry).toBeVisible();
  arrival.resolve();
  await untilTakenOver(page);
  await expect(triggerOf(page, "services").locator("..")).toHaveAttribute("open");
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  expect(complaints).toEqual([]);
});

test("A page is fetched when a visitor means to follow its link", async ({ page }) => {
  await page.goto("/en");
  await hydrate(page);
  const fetched = page.waitForRequest((request) => pathOf(request.url()).startsWith("/en/ux.data"));
  await page.getByRole("main").getByRole("heading", { name: services.ux.title }).hover();
  await fetched;
});

test("Where a visitor saves data, nothing is fetched ahead, and links work", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, addEventListener() {} } });
  });
  await page.goto("/en");
  await hydrate(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(pathOf(request.url())));
  const tile = page.getByRole("main").getByRole("heading", { name: services.ux.title });
  await tile.hover();
  await page.getByRole("main").locator('a[href="/en/ui"]').focus();
  // Longer than the 100 milliseconds that React Router waits before it fetches ahead.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(fetched).toEqual([]);
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
  await tile.click();
  await expectPage(page, "/en/ux", services.ux.title);
});

for (const { lost, files, answer } of [
  { lost: "all scripts", files: scriptFiles, answer: blocked },
  { lost: "the script of one route", files: "**/assets/detail-*.js", answer: gone },
  { lost: "the styles of one route", files: "**/assets/landing-*.css", answer: gone },
  { lost: "the application's entry", files: "**/assets/entry.client-*.js", answer: blocked },
])
  test(`Where ${lost} cannot be loaded, links still lead on, and nothing breaks`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.route(files, answer);
    await page.goto("/en");
    // The browser says so, whichever way it is lost.
    const failure = page.waitForEvent("console", (message) => message.text().startsWith("Failed to load"));
    await page.mouse.move(400, 400);
    await failure;
    await page.getByRole("main").getByRole("heading", { name: services.ux.title }).click();
    await expectPage(page, "/en/ux", services.ux.title);
    await page.mouse.move(500, 400);
    await triggerOf(page, "services").hover();
    await page.getByRole("banner").getByRole("link", { name: services.ui.title, exact: true }).click();
    await expectPage(page, "/en/ui", services.ui.title);
    await page.goBack();
    await expectPage(page, "/en/ux", services.ux.title);
    expect(await isTakenOver(page)).toBe(false);
    expect(errors).toEqual([]);
  });

/** Ways in which the data of the next page may not arrive. */
const failures: { failure: string; answer: Parameters<Page["route"]>[1] }[] = [
  { failure: "a lost connection", answer: (route) => route.abort() },
  { failure: "status 404", answer: (route) => route.fulfill({ status: 404, body: "Not found" }) },
  { failure: "status 500", answer: (route) => route.fulfill({ status: 500, body: "<h1>500</h1>" }) },
  { failure: "status 503 and nothing", answer: (route) => route.fulfill({ status: 503 }) },
  {
    failure: "a page instead of data",
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Log in</p>" }),
  },
  { failure: "an empty body", answer: (route) => route.fulfill({ contentType: "text/x-script", body: "" }) },
  { failure: "half of it", answer: (route) => changed(route, (body) => body.slice(0, body.length / 2)) },
  { failure: "the data of another release", answer: ofAnotherRelease },
  {
    failure: "the data of another page",
    answer: async (route) => {
      const response = await route.fetch({ url: new URL("/es.data", route.request().url()).href });
      await route.fulfill({ response });
    },
  },
];

for (const { failure, answer } of failures)
  test(`Where the next page's data meets ${failure}, the page is loaded in full`, async ({ page }) => {
    await page.goto("/en");
    await hydrate(page);
    await page.route(dataFiles, answer);
    const documents = documentsOf(page);
    await page.getByRole("main").locator('a[href="/en/ux"]').click();
    await expectPage(page, "/en/ux", services.ux.title);
    expect(documents).toEqual(["/en/ux"]);
    await page.goBack();
    await expectPage(page, "/en", contents.en.home.headline.join(" "));
  });

test("An error while a page is shown gets a screen with its message and a way home", async ({ page }) => {
  await page.goto("/es");
  await hydrate(page);
  // Data of this release whose one list is missing: the page itself fails, after it has arrived.
  await page.route(dataFiles, (route) => changed(route, (body) => body.replace('"benefits"', '"b"')));
  await navigateOnClient(page, "/es/ux");
  await expectErrorScreen(page, /undefined/);
  await page.unroute(dataFiles);
  await page.getByRole("link", { name: contents.es.interface.backHome }).click();
  await expectPage(page, "/es", contents.es.home.headline.join(" "));
});

test("An error with a status gets the same screen with the status", async ({ page }) => {
  await page.goto("/en/ux");
  await hydrate(page);
  await showErrorScreen(page);
  await expectErrorScreen(page, /^405 Method Not Allowed$/);
  await page.getByRole("link", { name: contents.en.interface.backHome }).click();
  await expectPage(page, "/en", contents.en.home.headline.join(" "));
});

function blocked(route: Route): Promise<void> {
  return route.abort();
}

function gone(route: Route): Promise<void> {
  return route.fulfill({ status: 404 });
}

async function expectErrorScreen(page: Page, message: RegExp): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await expect(main.getByText(message)).toBeVisible();
  // Never a stack, nor the name of a file.
  await expect(main).not.toContainText(/\bat \S+ \(|\.js\b/);
}
