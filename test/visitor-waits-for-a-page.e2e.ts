import type { Locator, Page } from "@playwright/test";
import { getContent } from "../app/content-model/contents.server.ts";
import { type Language, languages } from "../app/languages.ts";
import { paths } from "../app/paths.ts";
import { openWithLateFonts, shiftOfFonts, shiftWindows } from "./support/layout-shift.ts";
import { examplePages, pathOfEachKind, phone } from "./support/pages.ts";
import {
  expect,
  expectOfEach,
  expectPage,
  hydrate,
  linksTo,
  menuButton,
  test,
  triggerOf,
  withMotion,
} from "./support/visitor.ts";

/** Pages whose main content is hidden at first, and for how long. */
const held = [
  { path: "/", delay: 300 },
  { path: "/en/legal/ip", delay: 200 },
  { path: "/en/design/pottery", delay: 200 },
];

const splashIn = (page: Page, language: Language) =>
  page.getByText(getContent(language).common.loading, { exact: true });

test.use(withMotion);

test("The home page shows a loading splash for 300 milliseconds, after a click within the site, too", async ({
  withAndWithoutScripts,
}) => {
  await withAndWithoutScripts(async (page, scripts) => {
    for (const language of languages) {
      await page.goto(paths.home(language));
      const splash = splashIn(page, language);
      await expect(splash).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

      // On the animation's own clock, because timers on a busy machine may be late.
      await rewind(splash, 299);
      await expect(splash).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      const window = { x: 0, y: 0, width, height: page.viewportSize()?.height };
      expect(await splash.boundingBox()).toEqual(window);
      // Playwright rejects the click if another element covers the splash.
      await splash.click({ trial: true });
      const firstDay = await page.getByRole("radio").first().boundingBox();
      await splash.click({ trial: true, position: firstDay ?? undefined });
      await rewind(splash, 300);
      await expect(splash).toBeHidden();
      await page.goto("/");
      await linksTo(page.getByRole("main"), paths.home(language)).click();
      if (scripts === "with JavaScript") await expect(page.locator("html")).toHaveAttribute("data-travelled");
      await rewind(splash, 1);
      await expect(splash).toBeVisible();
      await expect(splash).not.toHaveCSS("color", /, 0\)$/);
      // From another page than the landing, nothing travels over the splash.
      await page.goto(paths.page(language, "ux"));
      await linksTo(page.getByRole("banner"), paths.home(language)).first().click();
      await expect(splash).toBeAttached();
      await expect(page.getByRole("radio").first().locator("xpath=../i")).toHaveCSS(
        "view-transition-name",
        "none",
      );
    }
  });
});

test("The landing shows after 300 milliseconds, details after 200, and until then nothing of them", async ({
  withAndWithoutScripts,
}) => {
  await withAndWithoutScripts((page) =>
    expectOfEach(held, async ({ path, delay }) => {
      await page.goto(path);
      for (const part of path === "/" ? ["main", "complementary"] : ["main"]) {
        const element = page.getByRole(part as "main");
        await expect(element).toHaveCSS("opacity", "1");
        await rewind(element, delay - 1);
        await expect(element).toHaveCSS("opacity", "0");
        await rewind(element, delay + 100);
        await expect(element).not.toHaveCSS("opacity", "0");
      }
    }),
  );
});

test("React Router leads to the top of another page of the same kind, or to a part of it, and its entrance begins anew", async ({
  page,
}) => {
  await page.goto("/en/legal/ip");
  await hydrate(page);
  const main = page.locator("main");
  await expect(main).toHaveCSS("opacity", "1");
  await main.evaluate((main) => main.setAttribute("data-old", ""));
  const lead = (to: string) =>
    page.evaluate((to) => Reflect.get(window, "__reactRouterDataRouter").navigate(to), to);
  const top = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 900));
  await lead("/en/legal/business");
  await expect(main).not.toHaveAttribute("data-old");
  expect(await top()).toBe(0);
  // A new element runs its animation.
  await rewind(main, 199);
  await expect(main).toHaveCSS("opacity", "0");
  await lead(paths.specimen("en", "ux"));
  await expect.poll(top).toBeGreaterThan(100);
});

test("While nobody sees a page, as when the browser prerenders it, its entrance waits", async ({ page }) => {
  await page.addInitScript(() => {
    let isHidden = true;
    Object.defineProperty(document, "hidden", { get: () => isHidden });
    addEventListener("show", () => {
      isHidden = false;
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
  const states = () =>
    page.evaluate(() => {
      // Without the transitions of buttons, which React enables, and what scrolling moves.
      const entrances = document
        .getAnimations()
        .filter((motion) => motion instanceof CSSAnimation && motion.timeline === document.timeline);
      return [...new Set(entrances.map(({ playState }) => playState))];
    });
  await expectOfEach([...held.map(({ path }) => path), "/en"], async (path) => {
    await page.goto(path);
    expect(await states()).toEqual(["paused"]);
    await page.evaluate(() => dispatchEvent(new Event("show")));
    await expect.poll(states).not.toContain("paused");
  });
});

test("The picture of the clicked link moves to the next page", async ({ page }) => {
  await page.addInitScript(() => {
    const travelling = () =>
      [...document.querySelectorAll("*")]
        .filter((element) => getComputedStyle(element).viewTransitionName === "drawing")
        .map((element) => element.closest("a")?.pathname ?? location.pathname);
    addEventListener("pageswap", ({ viewTransition }) => {
      sessionStorage.setItem("left", JSON.stringify([viewTransition !== null, travelling()]));
    });
    addEventListener("load", () => sessionStorage.setItem("came", JSON.stringify(travelling())));
  });
  await page.goto("/en");
  for (const { from, to } of [
    { from: "main", to: "/en/ux" },
    { from: "header nav", to: "/en/ui" },
  ]) {
    if (from === "header nav") await triggerOf(page, "services").hover();
    const links = linksTo(page.locator(from), to).filter({ has: page.locator("svg") });
    await links.first().click();
    await expectPage(page, to);
    // One picture with the same name on both pages, in a transition between them.
    const stored = () => page.evaluate(() => [sessionStorage.left, sessionStorage.came]);
    await expect.poll(stored).toEqual([JSON.stringify([true, [to]]), JSON.stringify([to])]);
  }
});

test("A transition or navigation that the browser aborts is no error, and every other rejection is", async ({
  page,
}) => {
  await page.goto("/en");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.evaluate(() => {
    Promise.reject(new DOMException("Transition was aborted because of invalid state", "InvalidStateError"));
    Promise.reject(new DOMException("signal is aborted without reason", "AbortError"));
    Promise.reject(new DOMException("own", "InvalidStateError"));
  });
  await expect.poll(() => errors).toEqual(["own"]);
});

test("With this machine's own fonts nothing moves when the site's fonts load", async ({ page }) => {
  await page.goto("/");
  const matched = await page.evaluate(async () => {
    const faces = await document.fonts.load('1em "Text fallback"').catch(() => []);
    return faces.length;
  });
  test.skip(matched === 0, "This machine has no font as wide as Arial: visitor-opens-every-page covers it.");
  await expectOfEach(pathOfEachKind, async (path) => {
    const faults = await openWithLateFonts(page, path);
    for (const size of shiftWindows) faults.push(...(await shiftOfFonts(page, size)));
    return faults;
  });
});

test("With reduced motion, nothing moves while a page loads or is used", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const notice = ({ type, target }: Event) => {
      document.documentElement.dataset.moved = `${type} of ${(target as Element).className}`;
    };
    for (const type of ["animationstart", "transitionrun"]) addEventListener(type, notice, true);
  });
  await expectOfEach(examplePages, async ({ path }) => {
    await page.goto(path);
    await expectNoMotion(page);
    await expect(page.getByRole("main")).toHaveCSS("opacity", "1");
  });
  await page.goto("/en");
  await expect(splashIn(page, "en")).toBeHidden();
  const summaries = page.locator("summary").filter({ visible: true });
  for (const summary of await summaries.all()) {
    await summary.hover();
    await summary.click();
    await expectNoMotion(page);
  }
  await page.mouse.wheel(0, 2000);
  await page.getByRole("main").getByRole("link").last().hover();
  await expectNoMotion(page);
  await page.setViewportSize(phone);
  await menuButton(page).click();
  await expectNoMotion(page);
});

async function expectNoMotion(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-moved");
}

/** Restarts the elements' own animation and pauses it at a time, in milliseconds from its start. */
async function rewind(targets: Locator, moment: number): Promise<void> {
  await targets.evaluateAll((elements, moment) => {
    for (const element of elements as HTMLElement[]) {
      element.style.animationName = "none";
      getComputedStyle(element).animationName;
      element.style.animationName = "";
      const animations = element.getAnimations();
      if (animations.length === 0) throw new Error("No animation delays this element");
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = moment;
      }
    }
  }, moment);
}
