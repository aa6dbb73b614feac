import { stripVTControlCharacters } from "node:util";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { getContent } from "../../app/content-model/contents.server.ts";
import { stripLinks } from "../../app/content-model/linked-text.server.ts";
import type { Language } from "../../app/languages.ts";
import { errorScreen } from "./pages.ts";

type Visit = (page: Page, scripts: "with JavaScript" | "without JavaScript") => Promise<void>;

export const test = base.extend<{ withAndWithoutScripts(visit: Visit): Promise<void> }>({
  withAndWithoutScripts: async ({ browser }, use) => {
    await use((visit) =>
      expectOfEach(["with JavaScript", "without JavaScript"] as const, async (scripts) => {
        const context = await browser.newContext({ javaScriptEnabled: scripts === "with JavaScript" });
        const page = await context.newPage();
        const complaints = complaintsOf(page);
        await visit(page, scripts);
        await context.close();
        return complaints;
      }),
    );
  },
});
export { expect };

/** For `test.use`. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/**
 * Runs the same check on each page, size or stage, and fails with the list of those that break the promise.
 *
 * @param look returns the faults, or throws
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
        // An error caused by the end of the test is not a fault of the page.
        if (/Test ended|Test timeout/.test(error.message)) throw error;
        return [stripVTControlCharacters(error.message).slice(0, 800)];
      });
    if (Array.isArray(found) && found.length > 0) faults[name] = found;
  }
  expect(faults).toEqual({});
}

export async function visit(page: Page, place: string): Promise<void> {
  await (place === errorScreen ? openErrorScreen(page) : page.goto(place));
  // The browser lays out the sections below the window only when someone scrolls to them.
  await addStyles(page, "main > section { content-visibility: visible !important }");
  await untilOwnFonts(page);
}

/** Includes the fonts of texts that are not visible yet, such as those in a closed menu. Fails if one does not load. */
export async function untilOwnFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => !family.includes("fallback"));
    await Promise.all(faces.map((face) => face.load()));
  });
}

/**
 * Waits until observers have reported what the page shows, and its scripts are idle. Chromium sometimes paints no frame
 * for minutes; then nothing is to be reported.
 */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
        setTimeout(done, 10_000);
      }),
  );
}

/** Adds a stylesheet through CSSOM, which the content security policy does not restrict. */
export function addStyles(page: Page, styles: string): Promise<void> {
  return page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
}

export function removeStyles(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** @param thrown the expression that the page's route throws once React renders it */
export async function openErrorScreen(page: Page, thrown = 'new Error("The kiln is cold")'): Promise<void> {
  // The page before could still request its scripts.
  await page.goto("about:blank");
  const release = await holdScripts(page, `{ ...route1, default() { throw ${thrown}; } }`);
  await page.goto("/en/ux");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
}

/** Starts React with an interaction, and waits until it has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  // A key without any other effect.
  await page.evaluate(() =>
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true })),
  );
  await untilHydrated(page);
}

export async function untilHydrated(page: Page): Promise<void> {
  // In development, React runs each effect twice.
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  // The stage enables its controls in a later task.
  await untilIdle(page);
}

/**
 * Holds the file that starts React until the visitor has interacted.
 *
 * @param route replaces the module of the page's route
 */
export async function holdScripts(page: Page, route = "route1"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    "**/assets/start-*.js",
    async (request) => {
      await promise;
      const response = await request.fetch();
      await request.fulfill({ response, body: (await response.text()).replace('":route1', `":${route}`) });
    },
    { times: 1 },
  );
  return resolve;
}

/**
 * Collects every console error and warning, every dialog and every uncaught exception from now on, except the message
 * that Chromium logs if the status of the visited document is an error, and React Router's warning of an address with an
 * invalid percent encoding.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const visited = new Set<string>();
  page.on("request", (request) => request.isNavigationRequest() && visited.add(request.url()));
  page.on("console", (message) => {
    const { url } = message.location();
    const isOwnStatus = /status of 404/.test(message.text()) && visited.has(url);
    const isOwnAddress = message.text().includes("malformed URL segment");
    if (["error", "warning"].includes(message.type()) && !isOwnStatus && !isOwnAddress)
      complaints.push(`${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => {
    // Chromium reports that it skips a transition because the next page was ready first, and a page without scripts
    // cannot catch that: https://github.com/w3c/csswg-drafts/issues/13726
    if (!error.message.startsWith("Transition was aborted")) complaints.push(String(error));
  });
  page.on("dialog", (dialog) => {
    complaints.push(dialog.message());
    dialog.dismiss();
  });
  return complaints;
}

export function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

/** Expects the page of a path to be visible. */
export async function expectPage(page: Page, path: string): Promise<void> {
  // These notice the page at once; `expect` asks again after up to a second.
  await page.waitForURL(path, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
}

export function linksTo(part: Page | Locator, path: string): Locator {
  return part.locator(`a[href="${path}"]`);
}

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The questions of the home page, as visitors read them. */
export function questionsOf(language: Language) {
  const content = getContent(language);
  return content.home.questions.map(({ question, answer }) => ({
    question,
    answer: stripLinks(answer, content),
  }));
}

/** The trigger of the services menu or of the language switcher. The browser gives a summary no role to select by. */
export function triggerOf(page: Page, menu: "services" | "language"): Locator {
  const place = menu === "services" ? page.getByRole("navigation").first() : page.getByRole("banner");
  return place.locator("summary")[menu === "services" ? "first" : "last"]();
}

export function menuButton(page: Page): Locator {
  return page.getByRole("button", { name: getContent("en").common.menu, exact: true });
}
