import type { Page, Route } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import {
  changed,
  complaintsOf,
  dataFiles,
  documentsOf,
  expect,
  expectOfEach,
  expectPage,
  holdScripts,
  hydrate,
  isHydratedHere,
  linksTo,
  mainLinkTo,
  navigateOnClient,
  ofAnotherRelease,
  pageKinds,
  pathOf,
  scriptFiles,
  showErrorScreen,
  test,
  triggerOf,
  untilHydrated,
} from "./support/visitor.ts";

test("No page asks for a script or for data before the first touch, and each hydrates as it stood", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const path = pathOf(request.url());
    if (/\.(js|json|data)$/.test(path)) asked.push(path);
  });
  const complaints = complaintsOf(page);
  await expectOfEach(
    pageKinds.map(({ path }) => path),
    async (path) => {
      await page.goto("about:blank");
      asked.length = 0;
      await page.goto(path);
      // Whatever the document itself wants, it has asked for by the time the browser has nothing to do.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const before = await page.getByRole("main").textContent();
      expect(asked).toEqual([]);
      await hydrate(page);
      expect(await page.getByRole("main").textContent()).toBe(before);
    },
  );
  expect(complaints).toEqual([]);
});

test.describe("The first touch", () => {
  test.use({ hasTouch: true });

  test("may be of a mouse, a key, a finger or the focus", async ({ page }) => {
    const signs: Record<string, () => Promise<void>> = {
      mouse: () => page.mouse.move(400, 400),
      key: () => page.keyboard.press("Shift"),
      finger: () => page.touchscreen.tap(400, 500),
      focus: () => page.getByRole("link").first().focus(),
    };
    await expectOfEach(Object.keys(signs), async (sign) => {
      await page.goto("/es/ui");
      expect(await page.evaluate(isHydratedHere)).toBe(false);
      await signs[sign]?.();
      await untilHydrated(page);
    });
  });
});

test("Once React is there, links change the page without loading a document", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto("/");
  await hydrate(page);
  const documents = documentsOf(page);
  for (const path of ["/en", "/en/product", "/en/legal/compliance", "/en/legal"]) {
    await mainLinkTo(page, path).click();
    await expectPage(page, path);
  }
  await triggerOf(page, "services").hover();
  await linksTo(page.getByRole("banner"), "/en/ux").first().click();
  await expectPage(page, "/en/ux");
  await triggerOf(page, "language").click();
  await page.getByRole("link", { name: "Español" }).click();
  await expectPage(page, "/es/ux");
  expect(documents).toEqual([]);
  expect(complaints).toEqual([]);
});

test("A link that is clicked while the scripts are still on their way is followed", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.route(scriptFiles, () => {
    // Never answered: the slowest network there is.
  });
  await page.goto("/en");
  await mainLinkTo(page, "/en/ux").click();
  await expectPage(page, "/en/ux");
  await triggerOf(page, "services").click();
  await linksTo(page.getByRole("banner"), "/en/ui").first().click();
  await expectPage(page, "/en/ui");
  expect(complaints).toEqual([]);
});

test("A link that is clicked in the very moment of hydrating is followed", async ({ page }) => {
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
  await expectPage(page, "/en/ux");
  expect(complaints).toEqual([]);
});

test("A menu that was opened before React came stays open and closes as ever", async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await holdScripts(page);
  await page.goto("/en");
  await triggerOf(page, "services").click();
  await page.mouse.move(640, 600);
  const entry = linksTo(page.getByRole("banner"), "/en/ux").first();
  await expect(entry).toBeVisible();
  await release();
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  expect(complaints).toEqual([]);
});

test("A visitor who loses the network can still follow a link that was in view", async ({ page }) => {
  await page.goto("/en");
  const link = mainLinkTo(page, "/en/ux");
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForEvent("requestfinished", (request) => pathOf(request.url()) === "/en/ux.data");
  await hydrate(page);
  await fetched;
  await page.context().setOffline(true);
  await link.click();
  await expect(page).toHaveURL("/en/ux");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contents.en.services.ux.title);
});

test("Where a visitor saves data or the connection is slow, nothing is fetched ahead, and links work", async ({
  browser,
  baseURL,
}) => {
  await expectOfEach(
    [
      { saveData: true, effectiveType: "4g" },
      { saveData: false, effectiveType: "2g" },
    ],
    async (connection) => {
      const page = await browser.newPage({ baseURL });
      await page.addInitScript((connection) => {
        Object.defineProperty(navigator, "connection", { value: connection });
      }, connection);
      await page.goto("/en");
      await hydrate(page);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(pathOf(request.url())));
      await mainLinkTo(page, "/en/ux").hover();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(asked).toEqual([]);
      await mainLinkTo(page, "/en/ux").click();
      await expectPage(page, "/en/ux");
      await page.close();
    },
  );
});

test("Where a file cannot be loaded, links still lead on, and nothing breaks", async ({
  browser,
  baseURL,
}) => {
  const lost = {
    "all scripts": scriptFiles,
    "the script of one route": "**/assets/detail-*.js",
    "the styles of one route": "**/assets/landing-*.css",
    "the page's data": "**/assets/page-*.json",
    "the application's entry": "**/assets/entry.client-*.js",
  };
  await expectOfEach(Object.entries(lost), async ([, files]) => {
    const page = await browser.newPage({ baseURL });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    await page.goto("/en");
    const failure = page.waitForEvent("console", (message) => message.text().startsWith("Failed to load"));
    await page.mouse.move(400, 400);
    await failure;
    await mainLinkTo(page, "/en/ux").click();
    await expectPage(page, "/en/ux");
    await page.goBack();
    await expectPage(page, "/en");
    expect(await page.evaluate(isHydratedHere)).toBe(false);
    expect(errors).toEqual([]);
    await page.close();
  });
});

test("Where the next page's data does not arrive as it should, the page is loaded in full", async ({
  browser,
  baseURL,
}) => {
  const failures: Record<string, Parameters<Page["route"]>[1]> = {
    "a lost connection": (route) => route.abort(),
    "status 404": (route) => route.fulfill({ status: 404, body: "Not found" }),
    "status 503 and nothing": (route) => route.fulfill({ status: 503 }),
    "a page instead of data": (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Log in</p>" }),
    "an empty body": (route) => route.fulfill({ contentType: "text/x-script", body: "" }),
    "half of it": (route) => changed(route, (body) => body.slice(0, body.length / 2)),
    "the data of another release": ofAnotherRelease,
    "the data of another page": answerWithAnotherPage,
  };
  await expectOfEach(Object.entries(failures), async ([, answer]) => {
    const page = await browser.newPage({ baseURL });
    await page.goto("/en");
    await hydrate(page);
    await page.route(dataFiles, answer);
    const documents = documentsOf(page);
    await mainLinkTo(page, "/en/ux").click();
    await expectPage(page, "/en/ux");
    expect(documents).toEqual(["/en/ux"]);
    await page.close();
  });
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
  await expectPage(page, "/es");
});

test("An error with a status gets the same screen with the status", async ({ page }) => {
  await page.goto("/en/ux");
  await hydrate(page);
  await showErrorScreen(page);
  await expectErrorScreen(page, /^405 Method Not Allowed$/);
  await page.getByRole("link", { name: contents.en.interface.backHome }).click();
  await expectPage(page, "/en");
});

async function answerWithAnotherPage(route: Route): Promise<void> {
  const response = await route.fetch({ url: new URL("/es.data", route.request().url()).href });
  await route.fulfill({ response });
}

async function expectErrorScreen(page: Page, message: RegExp): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await expect(main.getByText(message)).toBeVisible();
  // Never a stack, nor the name of a file.
  await expect(main).not.toContainText(/\bat \S+ \(|\.js\b/);
}
