import type { Locator, Page } from "@playwright/test";
import { categoryKeys, isServiceKey, serviceKeys } from "../app/catalogue/catalogue.ts";
import { getContent } from "../app/content-model/contents.server.ts";
import { paths } from "../app/paths.ts";
import { onPhone, phone } from "./support/pages.ts";
import {
  expect,
  expectPage,
  holdScripts,
  hydrate,
  linksTo,
  menuButton,
  press,
  test,
  triggerOf,
} from "./support/visitor.ts";

const text = getContent("en").common;
const services = serviceKeys.map((key) => paths.page("en", key));
const [ux = "", ui = ""] = services;
const lastService = services.at(-1) as string;
const menus = ["services", "language"] as const;
type Menu = (typeof menus)[number];

test("Services opens on hover and closes when the mouse leaves", async ({ withAndWithoutScripts }) => {
  await withAndWithoutScripts(async (page) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(ui);
    await expectOpen(page, "services", false);
    await triggerOf(page, "services").hover();
    await expectOpen(page, "services", true);
    // From here the mouse stays in the panel. Between two of its steps, a loaded machine may take longer than the delay.
    await entry(page, ux).hover();
    const { x = 0, y = 0 } = (await entry(page, lastService).boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5, { steps: 12 });
    await expectOpen(page, "services", true);
    await leaveMenus(page);
    await expectOpen(page, "services", false);
    // On a path across a corner, the mouse leaves the panel for a moment. The transition's delay keeps the panel open.
    const panel = linksOf(page, "services").first().locator("../..");
    const delay = await panel.evaluate((list) => Number.parseFloat(getComputedStyle(list).transitionDelay));
    expect(delay).toBeGreaterThanOrEqual(0.2);
  });
});

test("With a mouse one menu is open, until a click, a scroll or Escape", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(ui);
  await hydrate(page);
  const click = (menu: Menu) => () => triggerOf(page, menu).click();
  const hover = (menu: Menu) => () => triggerOf(page, menu).hover();
  const leave = () => leaveMenus(page);
  for (const [menu, other] of [menus, menus.toReversed()] as [Menu, Menu][])
    for (const [act, opened] of [
      [click(menu), menu],
      [click(menu)],
      [click(menu), menu],
      [hover(other), other],
      [leave],
      [click(menu), menu],
      [click(other), other],
      [() => page.mouse.click(640, 600)],
      [click(menu), menu],
      [leave, menu],
      [() => page.mouse.wheel(0, 300)],
      [hover(menu), menu],
      [() => press(page, "Escape")],
      [leave],
    ] as const) {
      await act();
      for (const shown of menus) await expectOpen(page, shown, shown === opened);
    }
  for (const [menu, path] of [
    ["services", ux],
    ["language", "/es/ux"],
  ] as const) {
    await triggerOf(page, menu).hover();
    await linksOf(page, menu).and(linksTo(page, path)).click();
    await expectPage(page, path);
    await expectOpen(page, menu, false);
    await leaveMenus(page);
  }
});

test("Before React too, Escape and a press outside close a menu at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await holdScripts(page);
  await page.goto(ui);
  const panel = linksOf(page, "services").first().locator("../..");
  for (const close of [() => press(page, "Escape"), () => page.mouse.click(640, 600)]) {
    await tabTo(page, triggerOf(page, "services"));
    await press(page, "Enter");
    await expectOpen(page, "services", true);
    // Without waiting: with the delay after which a left panel closes, it would still be visible.
    await close();
    expect(await panel.evaluate((list) => getComputedStyle(list).visibility)).toBe("hidden");
  }
});

test("A keyboard opens a menu, moves through it and closes it", async ({ withAndWithoutScripts }) => {
  await withAndWithoutScripts(async (page, scripts) => {
    await page.goto(ux);
    for (const menu of menus) {
      await tabTo(page, triggerOf(page, menu));
      for (const key of ["Enter", "Space"])
        for (const isOpen of [true, false]) {
          await press(page, key);
          await expectOpen(page, menu, isOpen);
        }
      // A page without scripts cannot close a menu when the focus leaves it.
      if (scripts === "without JavaScript") continue;
      await press(page, "Enter");
      for (const link of await linksOf(page, menu).all()) {
        await press(page, "Tab");
        await expect(link).toBeFocused();
      }
      await press(page, "Tab");
      await expectOpen(page, menu, false);
      await press(page, "Shift+Tab", "Enter", "Shift+Tab");
      await expectOpen(page, menu, false);
      await press(page, "Tab", "Enter", "Tab", "Escape");
      await expectOpen(page, menu, false);
      await expect(triggerOf(page, menu)).toBeFocused();
    }
  });
});

test("The bar has a menu button below 768 pixels, its links from there on, and a logo", async ({ page }) => {
  await page.goto(ui);
  for (const width of [320, 767, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menuButton(page)).toBeVisible({ visible: width < 768 });
    await expect(triggerOf(page, "services")).toBeVisible({ visible: width >= 768 });
    const logo = await page.locator("header a").first().locator("svg, img").boundingBox();
    expect(logo?.height).toBeGreaterThan(10);
  }
});

test.describe("On a tablet without a mouse", () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test("Services opens and closes by touch", async ({ withAndWithoutScripts }) => {
    await withAndWithoutScripts(async (page) => {
      await page.goto(ux);
      for (const isOpen of [true, false, true]) {
        await triggerOf(page, "services").tap();
        await expectOpen(page, "services", isOpen);
      }
      await entry(page, ui).tap();
      await expectPage(page, ui);
      await expectOpen(page, "services", false);
    });
  });
});

test.describe("On a phone", () => {
  test.use(onPhone);

  test("The menu opens by touch, unfolds Services and closes again", async ({ withAndWithoutScripts }) => {
    await withAndWithoutScripts(async (page) => {
      await page.goto(ui);
      await expectMenu(page, false);
      await menuButton(page).tap();
      await expectMenu(page, true);
      await press(page, "Escape");
      await expectMenu(page, false);
      await expect(menuButton(page)).toBeFocused();
      for (const isOpen of [true, false, true]) {
        await menuButton(page).tap();
        await expectMenu(page, isOpen);
      }
      for (const name of [text.about, text.contact])
        await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
      await expectOpen(page, "services", false);
      for (const isOpen of [true, false, true]) {
        await triggerOf(page, "services").tap();
        await expectOpen(page, "services", isOpen);
      }
      await entry(page, ux).tap();
      await expectPage(page, ux);
      await expectMenu(page, false);
      await menuButton(page).tap();
      await expectOpen(page, "services", false);
      await page.getByRole("banner").getByRole("link").first().tap();
      await expectPage(page, "/en");
      await triggerOf(page, "language").tap();
      await linksTo(page.getByRole("banner"), "/es").last().tap();
      await expectPage(page, "/es");
    });
  });

  test("A low window scrolls to the last service", async ({ withAndWithoutScripts }) => {
    await withAndWithoutScripts(async (page) => {
      await page.setViewportSize({ width: 844, height: 340 });
      await page.goto(ui);
      await triggerOf(page, "services").tap();
      await entry(page, lastService).scrollIntoViewIfNeeded();
      await expect(entry(page, lastService)).toBeInViewport({ ratio: 1 });
    });
  });

  test("The page behind the open menu does not scroll, and a rotation closes it", async ({ page }) => {
    await page.goto(ui);
    const root = page.locator("html");
    await menuButton(page).tap();
    await expectMenu(page, true);
    await expect(root).toHaveCSS("overflow-y", "hidden");
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(triggerOf(page, "services")).toBeVisible();
    await expect(root).not.toHaveCSS("overflow-y", "hidden");
  });
});

function linksOf(page: Page, menu: Menu): Locator {
  return triggerOf(page, menu).locator("..").locator("a");
}

function entry(page: Page, path: string): Locator {
  return linksTo(page.getByRole("navigation").first(), path);
}

function leaveMenus(page: Page): Promise<void> {
  return page.mouse.move(640, 600);
}

async function expectOpen(page: Page, menu: Menu, isOpen: boolean): Promise<void> {
  const seen = linksOf(page, menu).filter({ visible: true });
  const expected = isOpen ? await linksOf(page, menu).count() : 0;
  // More often than Playwright does, which would wait up to a second longer for each panel.
  await expect.poll(() => seen.count(), { intervals: [50] }).toBe(expected);
}

/** Expects the small screen's menu to be open or closed; Services is its first entry. */
async function expectMenu(page: Page, isOpen: boolean): Promise<void> {
  await expect(triggerOf(page, "services")).toBeVisible({ visible: isOpen });
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let index = 0; index < 120; index += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await press(page, "Tab");
  }
  await expect(target).toBeFocused();
}

test("On a phone, a choice that leads to a part of the same page closes the menu", async ({ page }) => {
  const service = categoryKeys.find(isServiceKey);
  test.skip(!service, "No category shares the page of a service");
  await page.setViewportSize(phone);
  await page.goto(paths.page("en", service ?? "ux"));
  await menuButton(page).click();
  const choice = linksTo(page.getByRole("banner"), paths.detailList("en", service ?? "legal"));
  await choice.click();
  await expect(choice).toBeHidden();
});
