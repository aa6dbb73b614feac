/** Networks, deployments, storage and double clicks at their worst, beyond what `waiting-scripts.e2e.ts` breaks. */
import type { Locator, Page, Request } from "@playwright/test";
import { navigationPatience } from "../app/client/constants.ts";
import { contents } from "../app/content/contents.server.ts";
import {
  complaintsOf,
  dataFiles,
  documentsOf,
  expect,
  expectOfEach,
  expectPage,
  holdScripts,
  hydrate,
  linksTo,
  mainLinkTo,
  navigateOnClient,
  ofAnotherRelease,
  stages,
  test,
  triggerOf,
} from "./support/visitor.ts";

const [ux, ui] = ["/en/ux", "/en/ui"];
const chatIn = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: contents.en.interface.opensInNewTab }).first();

test("Where the next page's data never comes, the browser loads the page", async ({ page }) => {
  await page.goto("/en");
  await hydrate(page);
  await page.route(dataFiles, () => {});
  const documents = documentsOf(page);
  await mainLinkTo(page, ux).click();
  await expectPage(page, ux);
  expect(documents).toEqual([ux]);
});

test("Who chooses another page while one is on its way gets the last one", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto("/en");
  await hydrate(page);
  await page.route("**/en/ux.data*", () => {});
  const documents = documentsOf(page);
  await mainLinkTo(page, ux).click();
  await mainLinkTo(page, ui).click();
  await expectPage(page, ui);
  // Nor does the first one come when the patience with it ends.
  await page.waitForTimeout(navigationPatience + 500);
  await expectPage(page, ui);
  await page.goBack();
  await expectPage(page, "/en");
  expect(documents).toEqual([]);
  expect(complaints).toEqual([]);
});

test("Where the next page's styles are missing, the page is loaded in full and has them", async ({
  page,
}) => {
  await page.goto("/en");
  await hydrate(page);
  await page.route("**/assets/*.css", (route) => route.fulfill({ status: 404 }));
  const documents = documentsOf(page);
  await mainLinkTo(page, ux).click();
  await expectPage(page, ux);
  await expect.poll(() => documents).toEqual([ux]);
  await expect(page.getByRole("main").locator("section").first()).not.toHaveCSS("padding-block-start", "0px");
});

test("Who loses the connection in the middle of a navigation gets the page once it is back", async ({
  page,
  context,
}) => {
  await page.goto("/en");
  await hydrate(page);
  await page.route(dataFiles, async (route) => {
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  const failure = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await mainLinkTo(page, ux).click();
  // The browser says that there is no connection, and for which page.
  await failure;
  await context.setOffline(false);
  await page.reload();
  await expectPage(page, ux);
  await page.goBack();
  await expectPage(page, "/en");
});

test("A page from before a deployment leads to the new release, hydrated or not", async ({ context }) => {
  await expectOfEach(["before hydration", "after hydration"], async (stage) => {
    const page = await context.newPage();
    await page.goto("/en");
    if (stage === "after hydration") await hydrate(page);
    await deploy(page);
    const documents = documentsOf(page);
    await page.mouse.move(400, 400);
    await mainLinkTo(page, ux).click();
    await expectPage(page, ux);
    expect(documents).toEqual([ux]);
    // The new page is alive.
    await hydrate(page);
    await page.getByRole("banner").getByRole("link").first().click();
    await expectPage(page, "/en");
    expect(documents).toEqual([ux]);
    await page.close();
  });
});

test("A double click follows a link once, and none of the page that it leads to", async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await page.goto(ux);
  await hydrate(page);
  const length = await page.evaluate(() => history.length);
  await linksTo(page.getByRole("main"), "/en").first().dblclick();
  await expectPage(page, "/en");
  expect(await page.evaluate(() => history.length)).toBe(length + 1);

  // The slowest second click: the next page is there, and one of its links is under the pointer.
  await mainLinkTo(page, ui).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const chats: Page[] = [];
  context.on("page", (chat) => chats.push(chat));
  await chatIn(page).dblclick();
  await expect.poll(() => chats.length).toBe(1);
  await expectPage(page, "/en");
  expect(chats).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test("Where React never comes, a double click opens one chat", async ({ atEachStage }) => {
  await atEachStage(
    async (page, open) => {
      const chats: Page[] = [];
      page.context().on("page", (chat) => chats.push(chat));
      await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
      await open(ux);
      await chatIn(page).dblclick();
      await expect.poll(() => chats.length).toBe(1);
      // A page that is not there cannot be waited for: the time in which a second one would have opened.
      await page.waitForTimeout(500);
      expect(chats).toHaveLength(1);
    },
    ["before hydration"],
  );
});

test("A double click opens and closes a question, the switcher and Services, and leaves them in order", async ({
  atEachStage,
}) => {
  await atEachStage(async (page, open) => {
    await open("/en");
    for (const summary of [
      page.getByRole("main").locator("summary").nth(1),
      triggerOf(page, "language"),
      triggerOf(page, "services"),
    ]) {
      const details = summary.locator("..");
      await summary.dblclick();
      await expect(details).not.toHaveAttribute("open");
      await summary.click();
      await expect(details).toHaveAttribute("open");
      await summary.click();
      await expect(details).not.toHaveAttribute("open");
    }
  }, stages.slice(1));
});

test("A press or a tap during which React hydrates the page does what was pressed", async ({ browser }) => {
  await expectOfEach(["mouse", "finger"], async (hand) => {
    const context = await browser.newContext({ hasTouch: hand === "finger" });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const answer = page.getByText(contents.en.home.questions[0]?.answer as string);
    await page.goto("/en");
    await pressWhileHydrating(page, page.getByRole("main").locator("summary").first(), hand);
    await expect(answer).toBeVisible();
    await page.goto("/en");
    await pressWhileHydrating(page, mainLinkTo(page, ux), hand);
    await expectPage(page, ux);
    await context.close();
    return complaints;
  });
});

test("A browser whose storage is full or denied shows the site all the same", async ({ context }) => {
  const breaks = {
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    denied: () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
    },
  };
  await expectOfEach(["full", "denied"] as const, async (state) => {
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.addInitScript(breaks[state]);
    await page.goto("/en");
    await expect(page.locator("html")).toHaveClass("dark");
    await triggerOf(page, "services").hover();
    await linksTo(page.getByRole("navigation").first(), ui).click();
    await expectPage(page, ui);
    await hydrate(page);
    await navigateOnClient(page, "/es/legal/ip");
    await expectPage(page, "/es/legal/ip");
    await page.goBack();
    await expectPage(page, ui);
    await page.reload();
    await expectPage(page, ui);
    await page.close();
    return complaints;
  });
});

/**
 * From here on the release of this page is gone, but for what the browser has of it, until it loads a document of the
 * new one.
 */
async function deploy(page: Page): Promise<void> {
  const kept = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const isKept = (request: Request) => kept.includes(request.url());
  let isOld = true;
  page.on("request", (request) => {
    if (request.resourceType() === "document") isOld = false;
  });
  await page.route("**/assets/**", (route) =>
    isOld && !isKept(route.request()) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route(dataFiles, (route) => (isOld ? ofAnotherRelease(route) : route.continue()));
}

/** The mouse's button or the finger goes down on the page as it was served, and up when React has hydrated it. */
async function pressWhileHydrating(page: Page, target: Locator, hand: string): Promise<void> {
  const release = await holdScripts(page);
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const place = { x: x + width / 2, y: y + height / 2 };
  if (hand === "mouse") {
    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await release();
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await release();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
