/** What the browser tests share: how a visit begins, and what must never be heard during one. */
import { expect, type Locator, type Page, type Route } from "@playwright/test";
import type { Language } from "../../app/paths.ts";

/** What a client router can do for a test: go to an address that no link names, or send a form that no page has. */
export type WindowWithRouter = Window & {
  __reactRouterDataRouter?: { navigate(to: string, form?: { formMethod: "post"; formData: FormData }): void };
};

/** One address of each kind of page, in both languages, and the language its document must have. */
export const pageKinds: { kind: string; path: string; language: Language; status: 200 | 404 }[] = [
  { kind: "the landing", path: "/", language: "en", status: 200 },
  { kind: "a home page", path: "/es", language: "es", status: 200 },
  { kind: "a service page", path: "/en/ux", language: "en", status: 200 },
  { kind: "a category page", path: "/es/development", language: "es", status: 200 },
  { kind: "a detailed page", path: "/en/legal/ip", language: "en", status: 200 },
  { kind: "the not-found page", path: "/es/cocina", language: "es", status: 404 },
  { kind: "the fallback of a known category", path: "/en/design/pottery", language: "en", status: 404 },
  { kind: "the fallback of no category", path: "/es/cocina/pan", language: "es", status: 404 },
];

/** Address of every script file; the test that holds or breaks them says so with it. */
export const scriptFiles = "**/assets/*.js";
/** Address of the data that a client navigation asks for. */
export const dataFiles = /\.data(\?|$)/;

/** The visitor's first sign of intent, and the wait until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(1, 200);
  await page.mouse.move(2, 201);
  await untilTakenOver(page);
}

export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(hasTakenOver);
}

/**
 * Asked in the page: whether React has taken over.
 *
 * Once the application stands, an effect of React Router's scroll restoration sets `history.scrollRestoration`,
 * which is the first thing that a page without React never does.
 */
export function hasTakenOver(): boolean {
  return "__reactRouterDataRouter" in window && history.scrollRestoration === "manual";
}

/** Whether React has begun to take over this document. */
export function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(() => "__reactRouterDataRouter" in window);
}

/**
 * Puts the error screen in the place of a page that was taken over: a form that was never there is the one way to a
 * status that no host has answered.
 */
export async function showErrorScreen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as WindowWithRouter;
    router?.navigate(location.pathname, { formMethod: "post", formData: new FormData() });
  });
  await page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }).waitFor();
}

/** What one shell lays out, the next one has painted. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** A client navigation to any address, as a link to it would start. The page must have been taken over. */
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

/** The section that a heading of the second level opens; what hides from screen readers is no part of its name. */
export function sectionOf(page: Page, caption: RegExp): Locator {
  return page.locator("main section", { has: page.getByRole("heading", { level: 2, name: caption }) });
}

/** The trigger of the services' menu and of the switcher; the browser gives a summary no role to ask for. */
export function triggerOf(page: Page, menu: "services" | "language"): Locator {
  const place = menu === "services" ? page.getByRole("navigation").first() : page.getByRole("banner");
  return place.locator("summary")[menu === "services" ? "first" : "last"]();
}

/** A pattern for names that open with a text; links that leave the site, and headings, go on after it. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}`);
}

/** That a page is shown, by its address and its title. */
export async function expectPage(page: Page, path: string, title: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(title);
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
