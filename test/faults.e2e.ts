/** Networks, deployments, hands and tabs at their worst, beyond what `waiting-scripts.e2e.ts` breaks. */
import { expect, type Locator, type Page, type Request, test } from "@playwright/test";
import { navigationPatience } from "../app/client/constants.ts";
import { contents } from "../app/content/contents.server.ts";
import {
  complaintsOf,
  dataFiles,
  documentsOf,
  expectPage,
  hydrate,
  ofAnotherRelease,
  scriptFiles,
  triggerOf,
  untilTakenOver,
} from "./support/visitor.ts";

const { home, services, interface: text } = contents.en;
const styleFiles = "**/assets/*.css";

test("Where the next page's data never comes, the browser loads the page, and shows that it does", async ({
  page,
}) => {
  await page.goto("/en");
  await hydrate(page);
  await page.route(dataFiles, () => {
    // Never answered.
  });
  const documents = documentsOf(page);
  await tileOf(page, "ux").click();
  await expectPage(page, "/en/ux", services.ux.title);
  expect(documents).toEqual(["/en/ux"]);
});

test("Who chooses another page while one is on its way gets the last one", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto("/en");
  await hydrate(page);
  await page.route("**/en/ux.data*", () => {
    // Never answered.
  });
  const documents = documentsOf(page);
  await tileOf(page, "ux").click();
  await tileOf(page, "ui").click();
  await expectPage(page, "/en/ui", services.ui.title);
  // Nor does the first one come when the patience with it ends.
  await page.waitForTimeout(navigationPatience + 500);
  await expectPage(page, "/en/ui", services.ui.title);
  await page.goBack();
  await expectPage(page, "/en", home.headline.join(" "));
  expect(documents).toEqual([]);
  expect(complaints).toEqual([]);
});

test("Where the next page's styles are missing, the page is loaded in full and has them", async ({
  page,
}) => {
  await page.goto("/en");
  await hydrate(page);
  await page.route(styleFiles, (route) => route.fulfill({ status: 404 }));
  const documents = documentsOf(page);
  await tileOf(page, "ux").click();
  await expectPage(page, "/en/ux", services.ux.title);
  await expect.poll(() => documents).toEqual(["/en/ux"]);
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
  await tileOf(page, "ux").click();
  // The browser says that there is no connection, and for which page.
  await failure;
  await context.setOffline(false);
  await page.reload();
  await expectPage(page, "/en/ux", services.ux.title);
  await page.goBack();
  await expectPage(page, "/en", home.headline.join(" "));
});

for (const isTouched of [false, true])
  test(`A page from before a deployment leads to the new release, ${isTouched ? "after" : "before"} React has taken over`, async ({
    page,
  }) => {
    await page.goto("/en");
    if (isTouched) await hydrate(page);
    await deploy(page);
    const documents = documentsOf(page);
    await page.mouse.move(400, 400);
    await tileOf(page, "ux").click();
    await expectPage(page, "/en/ux", services.ux.title);
    expect(documents).toEqual(["/en/ux"]);
    // The new page is alive.
    await hydrate(page);
    await page.getByRole("banner").getByRole("link").first().click();
    await expectPage(page, "/en", home.headline.join(" "));
    expect(documents).toEqual(["/en/ux"]);
  });

test("A double click follows a link once, and none of the page that it leads to", async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await page.goto("/en/ux");
  await hydrate(page);
  const length = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: text.home, exact: true }).dblclick();
  await expectPage(page, "/en", home.headline.join(" "));
  expect(await page.evaluate(() => history.length)).toBe(length + 1);

  // The slowest second click: the next page is there, and one of its links is under the pointer.
  await tileOf(page, "ui").hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const chats: Page[] = [];
  context.on("page", (chat) => chats.push(chat));
  await page.getByRole("main").getByRole("link", { name: text.opensInNewTab }).first().dblclick();
  await expect.poll(() => chats.length).toBe(1);
  await expectPage(page, "/en", home.headline.join(" "));
  expect(chats).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test("Where React never comes, a double click opens one chat", async ({ page, context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await page.route(scriptFiles, (route) => route.abort());
  await page.goto("/en/ux");
  const chats: Page[] = [];
  context.on("page", (chat) => chats.push(chat));
  await page.getByRole("main").getByRole("link", { name: text.opensInNewTab }).first().dblclick();
  await expect.poll(() => chats.length).toBe(1);
  // A page that is not there cannot be waited for: the time in which a second one would have opened.
  await page.waitForTimeout(500);
  expect(chats).toHaveLength(1);
});

test("A double click opens and closes a question, the switcher and Services, and leaves them in order", async ({
  page,
}) => {
  await page.goto("/en");
  for (const isOver of [false, true]) {
    if (isOver) await hydrate(page);
    const question = page.locator("summary", {
      has: page.getByRole("heading", { name: home.questions[1].question }),
    });
    for (const summary of [question, triggerOf(page, "language"), triggerOf(page, "services")]) {
      await summary.dblclick();
      await expect(summary.locator("..")).not.toHaveAttribute("open");
      await summary.click();
      await expect(summary.locator("..")).toHaveAttribute("open");
      await summary.click();
      await expect(summary.locator("..")).not.toHaveAttribute("open");
    }
  }
});

test("A press that React takes over in the middle of does what was pressed", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto("/en");
  const question = page.getByRole("heading", { name: home.questions[0].question });
  await pressAcrossTakeOver(page, question);
  await expect(page.getByText(home.questions[0].answer)).toBeVisible();

  await page.goto("/en");
  const documents = documentsOf(page);
  await pressAcrossTakeOver(page, tileOf(page, "ux"));
  await expectPage(page, "/en/ux", services.ux.title);
  expect(documents).toEqual([]);
  expect(complaints).toEqual([]);
});

/** The link of a service on the home page. */
function tileOf(page: Page, service: keyof typeof services) {
  return page.getByRole("main").getByRole("heading", { name: services[service].title, exact: true });
}

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

/** The button goes down on the page as it was served, and up when React has it. */
async function pressAcrossTakeOver(page: Page, target: Locator): Promise<void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(scriptFiles, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await target.hover();
  await page.mouse.down();
  arrival.resolve();
  await untilTakenOver(page);
  await page.mouse.up();
  await page.unroute(scriptFiles);
}
