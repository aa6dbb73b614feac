import { expect, type Locator, type Page, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { site } from "../app/content/site.ts";
import { hydrate, navigateOnClient } from "./support/visitor.ts";

/** All of a detail but its board, whose glyph travels there from the page before. */
const detailBesideBoard = (page: Page) =>
  page.getByRole("main").locator("> section").first().locator("> :not(:has(svg))");

/** Pages that hold their content back for a moment: what each holds back, and how much of it shows until then. */
const held = [
  {
    path: "/",
    milliseconds: 300,
    opacity: 0,
    contentOf: (page: Page) => page.getByRole("main").locator("> *"),
  },
  {
    path: "/es/legal/ip",
    milliseconds: 200,
    opacity: 0.3,
    contentOf: (page: Page) =>
      detailBesideBoard(page).or(page.getByRole("main").locator("> section:not(:first-of-type)")),
  },
  {
    path: "/en/design/ux",
    milliseconds: 200,
    opacity: 0.3,
    contentOf: (page: Page) =>
      detailBesideBoard(page).or(page.getByRole("main").locator("> section:not(:first-of-type)")),
  },
  {
    path: "/en/design/pottery",
    milliseconds: 200,
    opacity: 0.3,
    contentOf: (page: Page) => page.getByRole("main").locator("> section"),
  },
];

for (const { language, words } of [
  { language: "en", words: "Loading..." },
  { language: "es", words: "Cargando..." },
] as const)
  test(`The home page says ${words} for 300 milliseconds, over everything, and then shows itself`, async ({
    page,
  }) => {
    await page.goto(`/${language}`);
    const splash = page.getByText(words, { exact: true });
    // It goes by itself ...
    await expect(splash).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    // ... after exactly this long, measured on its own clock and not on this machine's.
    await rewind(splash, 299);
    await expect(splash).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width, height: page.viewportSize()?.height });
    expect(await isOnTop(splash)).toBe(true);
    await rewind(splash, 300);
    await expect(splash).toBeHidden();
    expect(await isOnTop(splash)).toBe(false);
  });

test("A client navigation to the home page shows the splash, too, and it ends", async ({ page }) => {
  await page.goto("/en/ux");
  await hydrate(page);
  await page.evaluate(() => {
    addEventListener("animationstart", ({ target }) => {
      if ((target as Element).textContent === "Loading...") document.documentElement.dataset.splashed = "";
    });
  });
  await navigateOnClient(page, "/en");
  await expect(page.locator("html[data-splashed]")).toBeAttached();
  await expect(page.getByText("Loading...")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

for (const { path, milliseconds, opacity, contentOf } of held)
  test(`${path} shows its content after ${milliseconds} milliseconds`, async ({ page }) => {
    await page.goto(path);
    const parts = contentOf(page);
    expect(await parts.count()).toBeGreaterThan(0);
    await expect(parts.last()).toHaveCSS("opacity", "1");

    const before = await opacitiesAt(parts, milliseconds - 1);
    expect(before).toEqual(before.map(() => opacity));
    // Past the delay all of them are on their way in.
    expect(Math.min(...(await opacitiesAt(parts, milliseconds + 100)))).toBeGreaterThan(opacity);
  });

test("All of it stands in the HTML, for whoever reads that alone", async ({ request }) => {
  const htmlOf = async (path: string) => (await request.get(path)).text();
  expect(await htmlOf("/")).toContain(`${site.city}, ${site.country}`);
  expect(await htmlOf("/en")).toContain(contents.en.home.lead);
  expect(await htmlOf("/es/legal/ip")).toContain(contents.es.details.legal.ip.details);
});

test.describe("Where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves and nothing is held back", async ({ page }) => {
    // Every animation that starts at all is counted, however short.
    await page.addInitScript(() => {
      addEventListener("animationstart", () => (document.documentElement.dataset.moved = ""), true);
      addEventListener("transitionstart", () => (document.documentElement.dataset.moved = ""), true);
    });
    for (const path of ["/", "/es", "/en/ux", "/en/design/ux", "/en/design/pottery"])
      await test.step(path, async () => {
        await page.goto(path);
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        await expect(page.locator("html")).not.toHaveAttribute("data-moved");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
    for (const { path, contentOf } of held) {
      await page.goto(path);
      await expect(contentOf(page).first()).toHaveCSS("opacity", "1");
      await expect(contentOf(page).last()).toHaveCSS("opacity", "1");
    }
    await page.goto("/en");
    await expect(page.getByText("Loading...")).toBeHidden();
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("splash and reveals end, too", async ({ page }) => {
    await page.goto("/es");
    await expect(page.getByText("Cargando...")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const { path, contentOf } of held) {
      await page.goto(path);
      await expect(contentOf(page).first()).toHaveCSS("opacity", "1");
      await expect(contentOf(page).last()).toHaveCSS("opacity", "1");
    }
  });
});

/** Starts the elements' own animation again and holds it at a moment, in milliseconds from its start. */
async function rewind(targets: Locator, moment: number): Promise<void> {
  await targets.evaluateAll((elements, moment) => {
    for (const element of elements as HTMLElement[]) {
      element.style.animationName = "none";
      getComputedStyle(element).animationName;
      element.style.animationName = "";
      const [animation] = element.getAnimations();
      if (!animation) throw new Error("Nothing holds this element back");
      animation.pause();
      animation.currentTime = moment;
    }
  }, moment);
}

async function opacitiesAt(targets: Locator, moment: number): Promise<number[]> {
  await rewind(targets, moment);
  return targets.evaluateAll((elements) =>
    elements.map((element) => Number(getComputedStyle(element).opacity)),
  );
}

/** Whether an element covers the middle of the window, which is what a splash is for. */
function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate(
    (element) =>
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("[role=status]") === element,
  );
}
