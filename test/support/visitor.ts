/** What the browser tests share: how a visit begins, and what must never be heard during one. */
import { stripVTControlCharacters } from "node:util";
import { test as base, expect, type Locator, type Page, type Route } from "@playwright/test";
import { parse } from "parse5";
import { contents } from "../../app/content/contents.server.ts";
import { knownPaths, paths, unknownPaths } from "../../app/paths.ts";
import { elements, textOf } from "../../scripts/read-html.ts";
import { untilOwnFonts } from "./fonts.ts";

/** What a client router can do for a test: go to an address that no link names, or send a form that no page has. */
export type WindowWithRouter = Window & {
  __reactRouterDataRouter?: { navigate(to: string, form?: { formMethod: "post"; formData: FormData }): void };
};

/** One address of each kind of page, in both languages. */
export const pageKinds = [
  { kind: "the landing", path: "/" },
  { kind: "a home page", path: "/es" },
  { kind: "a service page", path: "/en/ux" },
  { kind: "a service page with a form", path: "/en/ui" },
  { kind: "a category page", path: "/es/development" },
  { kind: "a detailed page", path: "/en/legal/ip" },
  { kind: "the not-found page", path: "/es/cocina" },
  { kind: "the fallback of a known category", path: "/en/design/pottery" },
  { kind: "the fallback of no category", path: "/es/cocina/pan" },
];

const errorScreen = "the error screen";
/** The addresses of `pageKinds`, and the error screen, which no address leads to. */
export const pagesOfEachKind = [...pageKinds.map(({ path }) => path), errorScreen];
/** Every document that the site has, those for unknown addresses included. */
export const everyPage = [...knownPaths(), ...unknownPaths()];

/** Sizes of windows. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
/** Options of a test that is done with a finger. */
export const onPhone = { viewport: phone, hasTouch: true, isMobile: true };

/** Address of every script file, and of the data that a client navigation asks for. */
export const scriptFiles = "**/assets/*.js";
export const dataFiles = /\.data(\?|$)/;

/** How much of the site runs: the HTML alone, the small script in the document, React. */
export type Stage = "without JavaScript" | "before hydration" | "after hydration";
export const stages: Stage[] = ["without JavaScript", "before hydration", "after hydration"];

interface Visits {
  /** Makes the same visit at each stage, each in a browser context of its own, and lists the stages where it fails. */
  atEachStage(
    visit: (page: Page, open: (path: string) => Promise<void>, stage: Stage) => Promise<void>,
    among?: Stage[],
  ): Promise<void>;
}

export const test = base.extend<Visits>({
  atEachStage: async ({ browser }, use) => {
    await use((visit, among = stages) =>
      expectOfEach(among, async (stage) => {
        const context = await browser.newContext({ javaScriptEnabled: stage !== "without JavaScript" });
        const page = await context.newPage();
        const complaints = complaintsOf(page);
        if (stage === "before hydration") await page.route(scriptFiles, () => {});
        const open = async (path: string) => {
          await page.goto(path);
          if (stage === "after hydration") await hydrate(page);
        };
        await visit(page, open, stage);
        await context.close();
        return complaints;
      }),
    );
  },
});
export { expect };

/**
 * Asks the same of each page, size or stage, and fails with the list of those that break the promise.
 *
 * @param look gives what is wrong, or throws
 */
export async function expectOfEach<Item>(
  items: Iterable<Item>,
  look: (item: Item) => Promise<unknown>,
): Promise<void> {
  const faults: Record<string, unknown> = {};
  for (const item of items) {
    const name = typeof item === "string" ? item : JSON.stringify(item);
    const found = await test
      .step(name, () => look(item))
      .catch((error: Error) => {
        // The test's own end is no fault of the page.
        if (/Test ended|Test timeout/.test(error.message)) throw error;
        return [stripVTControlCharacters(error.message).slice(0, 800)];
      });
    if (Array.isArray(found) && found.length > 0) faults[name] = found;
  }
  expect(faults).toEqual({});
}

/** Opens an address, or the error screen, and waits until it is drawn in the site's own fonts. */
export async function visit(page: Page, place: string): Promise<void> {
  await page.goto(place === errorScreen ? paths.home("es") : place);
  await layOut(page);
  await untilOwnFonts(page);
  if (place !== errorScreen) return;
  await hydrate(page);
  await showErrorScreen(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // From its heading back to where a walk through a page begins.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
}

/** Lays out what is below the window, too, as the first touch does. */
export function layOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.toggleAttribute("data-hydrated", true);
  });
}

/** The visitor's first sign of intent, and the wait until React has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(1, 200);
  await page.mouse.move(2, 201);
  await untilHydrated(page);
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydratedHere);
}

/**
 * Asked in the page: whether React has hydrated it. Only then does an effect of React Router's scroll restoration set
 * `history.scrollRestoration`.
 */
export function isHydratedHere(): boolean {
  return "__reactRouterDataRouter" in window && history.scrollRestoration === "manual";
}

/** Lets scripts through only once the returned function is called; until then the network is slow. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>();
  await page.route(scriptFiles, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return async () => {
    arrival.resolve();
    await untilHydrated(page);
    await page.unroute(scriptFiles);
  };
}

/** Puts the error screen in the place of a hydrated page, by a form that no page has: React Router answers it 405. */
export async function showErrorScreen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as WindowWithRouter;
    router?.navigate(location.pathname, { formMethod: "post", formData: new FormData() });
  });
  await page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }).waitFor();
}

/** Until what the page has laid out is painted. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** A client navigation to any address, as a link to it would start. The page must have been hydrated. */
export async function navigateOnClient(page: Page, to: string): Promise<void> {
  await page.evaluate((to) => {
    // Not awaited: a navigation that ends in a full page load takes this script with it.
    (window as WindowWithRouter).__reactRouterDataRouter?.navigate(to);
  }, to);
}

/**
 * Every error and warning of the console and every uncaught exception from now on, but for two that are true: the
 * line that Chromium writes when the visited document itself is a 404, and React Router's on a malformed address.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isOwnStatus =
      message.text().includes("status of 404") && message.location().url.split("#")[0] === page.url();
    const isOnAddress = message.text().includes("could not be decoded because it is a malformed URL segment");
    if (["error", "warning"].includes(message.type()) && !isOwnStatus && !isOnAddress)
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** Paths of the documents that the browser asks for from now on; a client navigation asks for none. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(pathOf(request.url()));
  });
  return documents;
}

/** Path, query and fragment of an address, which is what a test compares. */
export function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

/** A page's title and heading, as the host sends them. */
export async function wordsOf(page: Page, path: string): Promise<{ title: string; heading: string }> {
  const html = parse(await (await page.request.get(path)).text());
  const [title = "", heading = ""] = ["title", "h1"].map((name) => elements(html, name).map(textOf).join());
  return { title, heading };
}

/** That a page is shown: by its address, its title, and the heading that the host sends there. */
export async function expectPage(page: Page, path: string): Promise<void> {
  const { title, heading } = await wordsOf(page, path);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}

/** The links of a part of the page that lead to an address. */
export function linksTo(part: Page | Locator, path: string): Locator {
  return part.locator(`a[href="${path}"]`);
}

export function mainLinkTo(page: Page, path: string): Locator {
  return linksTo(page.getByRole("main"), path).first();
}

/** The section that a heading of the second level opens; what hides from screen readers is no part of its name. */
export function sectionOf(page: Page, caption: RegExp): Locator {
  return page.locator("main section", { has: page.getByRole("heading", { level: 2, name: caption }) });
}

/** The trigger of the services' menu and of the switcher; the browser gives a summary no role to ask for. */
export function triggerOf(page: Page, menu: "services" | "language"): Locator {
  const place = menu === "services" ? page.getByRole("navigation").first() : page.getByRole("banner");
  return place.locator("summary")[menu === "services" ? "first" : "last"]();
}

/** The button of small screens that opens the navigation. */
export function menuButton(page: Page, language: "en" | "es" = "en"): Locator {
  return page.getByRole("button", { name: contents[language].interface.menu, exact: true });
}

/** A pattern for names that open with a text; links that leave the site, and headings, go on after it. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}`);
}

/** Answers with what the server says, changed. */
export async function changed(route: Route, change: (body: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

/** Data of the next page as another release would send it. */
export function ofAnotherRelease(route: Route): Promise<void> {
  return changed(route, (body) => body.replace(/("release",")[^"]+/, "$1another"));
}
