/** One visit of each page answers every question about it, because visits take most of the time of all tests. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { defaultLanguage, languages } from "../app/languages.ts";
import { findDestination, getSwitcherLanguage, listUnknownPaths, paths } from "../app/paths.ts";
import { listPaths } from "../app/seo/known-paths.server.ts";
import { chromiumFlags, findProgram } from "../scripts/browsers.ts";
import { brokenRules } from "./support/accessibility.ts";
import { faultsIn } from "./support/layout.ts";
import { inFallbackFonts, openWithLateFonts, shiftOfFonts } from "./support/layout-shift.ts";
import { desktop, errorScreen, pagesOfEachKind, pathOfEachKind, phone } from "./support/pages.ts";
import {
  addStyles,
  complaintsOf,
  expect,
  expectOfEach,
  openErrorScreen,
  pathOf,
  removeStyles,
  test,
  triggerOf,
  untilHydrated,
  untilOwnFonts,
} from "./support/visitor.ts";

const smallPhone = { width: 320, height: 640 };
const tablet = { width: 768, height: 1024 };
const fewWindows = [smallPhone, phone, desktop];
/** The last one is 1280 pixels wide at a zoom of 400 %: https://www.w3.org/WAI/WCAG22/Understanding/reflow */
const moreWindows = [
  tablet,
  ...[360, 430, 640, 767, 900, 1024, 1180, 1280, 1920, 2560].map((width) => ({ width, height: 800 })),
  ...[568, 844].map((width) => ({ width, height: 390 })),
  { width: 320, height: 256 },
];
const longTitles = [
  "/en/design/a-title-that-somebody-has-typed-and-that-goes-on",
  "/en/design/Donaudampfschifffahrtsgesellschaft",
];
const hostile = [
  "/en/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "/es/design/%3Cimg%20src=x%20onerror=alert(1)%3E",
  "/es/cocina/pan%20(%22%3C",
  "/es/cocina/%E0%A4%A",
  "/en/__proto__/@second@",
  "/en/design/%E6%97%A5%E6%9C%AC%E8%AA%9E%20dise%C3%B1o",
];
const examples = [...pagesOfEachKind, ...longTitles];
const otherPages = [...hostile, ...listPaths(), ...listUnknownPaths()].filter(
  (place) => !examples.includes(place),
);
const groups = Object.entries({ "each kind of page": examples, "every other page": otherPages });

/** In these windows, the test waits for what moves when the site's fonts load. */
const shiftWidths = [360, 390, 430, 768, 1024, 1440];
/** Files that every page may request. */
const isOfEachPage = /^\/(assets\/.+\.(js|woff2)|favicon\.(svg|ico)|icon-.*\.png)$/;

/** The least that WCAG 1.4.12 asks for. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

// A browser without a font as wide as Arial, because then lines may move the most when the site's fonts load.
const FONTCONFIG_FILE = join(import.meta.dirname, "support/only-dejavu.conf");
test.use({
  launchOptions: {
    executablePath: findProgram("headlessShell"),
    args: chromiumFlags,
    env: { ...process.env, FONTCONFIG_FILE },
  },
});

for (const language of languages)
  for (const [which, all] of groups) {
    const places = all.filter((place) => getSwitcherLanguage(place) === language);
    test(`On ${which} in ${language}, no text is lost or moves in any window, axe finds nothing, React keeps the HTML, and the policy holds`, async ({
      page,
      baseURL,
    }) => {
      const complaints = complaintsOf(page);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url().replace(baseURL as string, "")));
      await page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () => {
          // Without cells of the stage's schedule, which become buttons.
          const found = document.querySelectorAll("body, body :not(script, template, td *)");
          Object.assign(window, { found: [...found] });
        }),
      );
      await expectOfEach(places, async (place) => {
        const [isError, isExample] = [place === errorScreen, examples.includes(place)];
        const faults: string[] = [];
        asked.length = 0;
        await page.setViewportSize(phone);
        if (isError) {
          await openErrorScreen(page);
          // React reports the error that leads to this screen.
          complaints.length = 0;
        } else if (pathOfEachKind.includes(place)) faults.push(...(await openWithLateFonts(page, place)));
        else await page.goto(place);
        const own = [place, ...(await page.evaluate(loadPictures)).map(pathOf)];
        if (!isError) {
          // React reports each difference from the HTML on the console.
          await untilHydrated(page);
          faults.push(...(await page.evaluate(faultsOfReact)));
          faults.push(...asked.filter((url) => !own.includes(url) && !isOfEachPage.test(url)));
        }
        const isKnown = listPaths().includes(place);
        // The languages of a page, and details, differ in their texts only. For the examples, see
        // visitor-sees-or-hears-differently.
        const hasOwnParts = /home|service$|category|quote/.test(findDestination(place).kind);
        if (isKnown && !isExample && hasOwnParts && language === defaultLanguage)
          faults.push(...(await brokenRules(page, "structure")));
        await untilOwnFonts(page);
        for (const size of isExample ? [...fewWindows, ...moreWindows] : fewWindows) {
          if (isKnown && shiftWidths.includes(size.width)) faults.push(...(await shiftOfFonts(page, size)));
          faults.push(...(await faultsIn(page, [size])));
        }
        if (isExample) faults.push(...(await faultsInOtherStyles(page)));
        if (hostile.includes(place) || (isExample && !isError)) await openEverything(page);
        return [...faults, ...asked.filter((url) => !url.startsWith("/")), ...complaints.splice(0)];
      });
      const { cookies, origins } = await page.context().storageState();
      const names = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
      expect([...cookies, ...names]).toEqual(["theme"]);
    });
  }

const isLost = /is cut|leaves the window|px wide/;

async function faultsInOtherStyles(page: Page): Promise<string[]> {
  await addStyles(page, textSpacing);
  // Words may break and be closer to each other, but no text may be lost. The landing's heading is the logo.
  const spaced = (await faultsIn(page, [smallPhone, tablet, desktop])).filter((fault) => isLost.test(fault));
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const isLogo = (fault: string) => heading?.includes(/"(.*)"/.exec(fault)?.[1] ?? "");
  const isLanding = pathOf(page.url()) === paths.landing();
  await removeStyles(page);
  await addStyles(page, inFallbackFonts);
  const withoutFonts = await faultsIn(page, [smallPhone, desktop]);
  await removeStyles(page);
  return [
    ...spaced.filter((fault) => !isLanding || !isLogo(fault)).map((fault) => `With text spacing, ${fault}`),
    ...withoutFonts
      .filter((fault) => isLost.test(fault) || /meets|contact buttons/.test(fault))
      .map((fault) => `Without the site's fonts, ${fault}`),
  ];
}

async function openEverything(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await triggerOf(page, "services").hover();
  await triggerOf(page, "language").click();
  for (const summary of await page.locator("main summary").locator("visible=true").all())
    await summary.click();
}

/**
 * Loads lazy pictures too, so that no request is pending when the next page opens; returns the URLs of all pictures.
 */
function loadPictures(): Promise<string[]> {
  const loaded = Array.from(document.images, async (image) => {
    image.loading = "eager";
    await image.decode();
    return image.currentSrc;
  });
  return Promise.all(loaded);
}

/** React starts by itself once the page has loaded, and keeps its HTML. */
function faultsOfReact(): string[] {
  const { found } = window as unknown as { found: Element[] };
  // If the HTML of a section differs from what React renders, React replaces the section.
  const replaced = found.filter((element) => !element.isConnected).length;
  const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[];
  const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
  return [
    ...(replaced > 0 ? [`React replaces ${replaced} elements`] : []),
    ...scripts
      .filter(({ startTime }) => startTime < loadEventStart)
      .map(({ name }) => `${name} is requested before the page has loaded`),
  ];
}
