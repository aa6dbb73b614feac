import { expect, type Locator, type Page, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { languages, serviceKeys } from "../app/paths.ts";
import { hydrate, navigateOnClient, scriptFiles, triggerOf, twoFrames } from "./support/visitor.ts";

const text = contents.en.interface;
const serviceTitles = serviceKeys.map((key) => contents.en.services[key].title);
const languageNames = languages.toReversed().map((language) => contents[language].interface.languageName);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Every menu works in a page that is only HTML, and goes on working once React has taken over. */
const states = [
  {
    state: "Before React",
    open: async (page: Page, path: string) => {
      await page.route(scriptFiles, (route) => route.abort());
      await page.goto(path);
    },
  },
  {
    state: "After React",
    open: async (page: Page, path: string) => {
      await page.goto(path);
      await hydrate(page);
    },
  },
];

for (const { state, open } of states) {
  test.describe(`${state}, with a mouse`, () => {
    test("Services opens on hover, and closes when the mouse leaves or on Escape", async ({ page }) => {
      await open(page, "/en");
      await expectClosed(page);
      await triggerOf(page, "services").hover();
      await expectOpen(page);
      await entry(page, "UI").hover();
      await expectOpen(page);
      await page.mouse.move(640, 600);
      await expectClosed(page);
      await triggerOf(page, "services").hover();
      await expectOpen(page);
      await page.keyboard.press("Escape");
      await expectClosed(page);
    });

    test("Services closes on selection, also while the mouse stays where it is", async ({ page }) => {
      await open(page, "/en");
      await triggerOf(page, "services").hover();
      await entry(page, "UX").click();
      await expect(page).toHaveURL("/en/ux");
      await expectClosed(page);

      // Once the mouse has left, hover opens it again.
      await page.mouse.move(640, 600);
      await triggerOf(page, "services").hover();
      await expectOpen(page);
    });

    test("Services closes when the page that is shown is selected again", async ({ page }) => {
      await open(page, "/en/ux");
      await triggerOf(page, "services").click();
      await entry(page, "UX").click();
      await expectClosed(page);
      await expect(page).toHaveURL("/en/ux");
    });

    test("a click keeps a menu open until a click elsewhere", async ({ page }) => {
      await open(page, "/en/ux");
      for (const menu of menus) {
        await triggerOf(page, menu.name).click();
        await page.mouse.move(640, 600);
        await expect(menu.first(page)).toBeVisible();
        // Longer than hover's grace would be; a menu that only hover holds is gone by then.
        await expect(triggerOf(page, menu.name).locator("..")).toHaveAttribute("open");
        await page.mouse.click(640, 600);
        await expect(menu.first(page)).toBeHidden();
      }
    });

    test("opening one menu closes the other, and a choice of language closes both", async ({ page }) => {
      await open(page, "/en/ux");
      await triggerOf(page, "services").click();
      await triggerOf(page, "language").click();
      await expectClosed(page);
      await page.getByRole("link", { name: "Español" }).click();
      await expect(page).toHaveURL("/es/ux");
      await expect(page.getByRole("banner").getByRole("link", { name: "English" })).toBeHidden();
    });
  });

  test.describe(`${state}, with a keyboard`, () => {
    test("Enter and Space open and close a menu, and Escape gives the focus back", async ({ page }) => {
      await open(page, "/en/ux");
      for (const menu of menus) {
        const trigger = triggerOf(page, menu.name);
        await tabTo(page, trigger);
        for (const key of ["Enter", "Space"]) {
          await page.keyboard.press(key);
          await expect(menu.first(page)).toBeVisible();
          await page.keyboard.press(key);
          await expect(menu.first(page)).toBeHidden();
        }
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await expect(menu.links(page).nth(1)).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(menu.first(page)).toBeHidden();
        await expect(trigger).toBeFocused();
      }
    });

    test("Tab walks through a menu's entries, leaves and closes it, in both directions", async ({ page }) => {
      await open(page, "/en/ux");
      for (const menu of menus) {
        await tabTo(page, triggerOf(page, menu.name));
        await page.keyboard.press("Enter");
        for (let index = 0; index < menu.count; index += 1) {
          await page.keyboard.press("Tab");
          await expect(menu.links(page).nth(index)).toBeFocused();
        }
        await page.keyboard.press("Tab");
        await expect(menu.first(page)).toBeHidden();

        await page.keyboard.press("Shift+Tab");
        await expect(triggerOf(page, menu.name)).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(menu.first(page)).toBeVisible();
        await page.keyboard.press("Shift+Tab");
        await expect(menu.first(page)).toBeHidden();
      }
    });

    test("an entry that Enter selects is gone to, and its menu closes", async ({ page }) => {
      await open(page, "/en");
      await tabTo(page, triggerOf(page, "services"));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/en/ux");
      await expectClosed(page);
    });
  });

  test.describe(`${state}, on a phone`, () => {
    test.use(phone);

    test("the menu opens by touch, unfolds Services, and closes on selection", async ({ page }) => {
      await open(page, "/en");
      await expect(triggerOf(page, "services")).toBeHidden();
      await burger(page).tap();
      await expect(page.getByRole("link", { name: text.about })).toBeVisible();
      await expect(page.getByRole("link", { name: text.contact })).toBeVisible();
      await expectClosed(page);
      await triggerOf(page, "services").tap();
      await expectOpen(page);
      await triggerOf(page, "services").tap();
      await expectClosed(page);
      await triggerOf(page, "services").tap();
      await entry(page, "UX").tap();
      await expect(page).toHaveURL("/en/ux");
      await expect(triggerOf(page, "services")).toBeHidden();
      await burger(page).tap();
      await expectClosed(page);
    });

    test("the menu's button closes it again, so does the logo, and the switcher opens by touch", async ({
      page,
    }) => {
      await open(page, "/en/ux");
      await burger(page).tap();
      await expect(triggerOf(page, "services")).toBeVisible();
      await burger(page).tap();
      await expect(triggerOf(page, "services")).toBeHidden();
      await burger(page).tap();
      await page.getByRole("banner").getByRole("link").first().tap();
      await expect(page).toHaveURL("/en");
      await expect(triggerOf(page, "services")).toBeHidden();
      await triggerOf(page, "language").tap();
      await page.getByRole("link", { name: "Español" }).tap();
      await expect(page).toHaveURL("/es");
    });

    test("a phone that is turned where the bar has room closes its menu, and the page is the visitor's again", async ({
      page,
    }) => {
      await open(page, "/en");
      await burger(page).tap();
      await expect(triggerOf(page, "services")).toBeVisible();
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(page.locator(":popover-open")).toHaveCount(0);
      await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
      await expect(triggerOf(page, "services")).toBeVisible();
    });

    test("in a low window, the last service of the open panel can be scrolled to", async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 340 });
      await open(page, "/en");
      await triggerOf(page, "services").tap();
      const last = entry(page, serviceTitles.at(-1) as string);
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
    });

    test("the page behind the open menu does not scroll", async ({ page }) => {
      await open(page, "/en");
      const scrolled = () => page.evaluate(() => scrollY);
      await burger(page).tap();
      await page.mouse.move(195, 600);
      await page.mouse.wheel(0, 400);
      await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
      await twoFrames(page);
      expect(await scrolled()).toBe(0);
      await burger(page).tap();
      await expect(triggerOf(page, "services")).toBeHidden();
      await page.mouse.wheel(0, 400);
      await expect.poll(scrolled).toBeGreaterThan(0);
    });

    test("a keyboard opens the menu, goes into it, and Escape returns to its button", async ({ page }) => {
      await open(page, "/en");
      await tabTo(page, burger(page));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(triggerOf(page, "services")).toBeFocused();
      await page.keyboard.press("Enter");
      await expectOpen(page);
      for (const _ of serviceKeys) await page.keyboard.press("Tab");
      await expect(entry(page, serviceTitles.at(-1) as string)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: text.about })).toBeFocused();
      await expectOpen(page);
      await page.keyboard.press("Escape");
      await expect(triggerOf(page, "services")).toBeHidden();
      await expect(burger(page)).toBeFocused();
    });

    test("a keyboard that goes from the open menu to the switcher sees its choices", async ({ page }) => {
      await open(page, "/en");
      await tabTo(page, burger(page));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(triggerOf(page, "language")).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Español" })).toBeFocused();
      // A trial: nothing stands over it.
      await page.getByRole("link", { name: "Español" }).click({ trial: true });
    });

    test("the focus never goes behind the open menu", async ({ page }) => {
      await open(page, "/en");
      await tabTo(page, burger(page));
      await page.keyboard.press("Enter");
      await expect(triggerOf(page, "services")).toBeVisible();
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press("Tab");
        const isBehind = await page.evaluate(
          () =>
            document.querySelector("nav:popover-open") !== null &&
            document.activeElement?.closest("main, footer") !== null,
        );
        expect(isBehind, `after ${press + 1} times Tab`).toBe(false);
      }
    });
  });
}

test.describe("On a tablet without a mouse", () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test("Services opens and closes by touch", async ({ page }) => {
    await page.goto("/en");
    await triggerOf(page, "services").tap();
    await expectOpen(page);
    await triggerOf(page, "services").tap();
    await expectClosed(page);
    await triggerOf(page, "services").tap();
    await entry(page, "UI").tap();
    await expect(page).toHaveURL("/en/ui");
    await expectClosed(page);
  });
});

test("The bar has a hamburger below 768 pixels, and its links from there on", async ({ page }) => {
  for (const { width, isMobile } of [
    { width: 767, isMobile: true },
    { width: 768, isMobile: false },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/en");
    await expect(burger(page)).toBeVisible({ visible: isMobile });
    await expect(triggerOf(page, "services")).toBeVisible({ visible: !isMobile });
  }
});

test("The menu marks the service that is shown, and no other", async ({ page }) => {
  await page.goto("/en/ux");
  const marked = page.getByRole("navigation").first().locator("a[aria-current=page]");
  await expect(marked).toHaveText([contents.en.services.ux.title]);
  await hydrate(page);
  await expect(marked).toHaveText([contents.en.services.ux.title]);
  await navigateOnClient(page, "/en/ui");
  await expect(marked).toHaveText([contents.en.services.ui.title]);
  await navigateOnClient(page, "/en/design/ui");
  await expect(page).toHaveURL("/en/design/ui");
  await expect(marked).toHaveCount(0);
});

const menus = [
  { name: "services", count: 6, links: links("services"), first: first("services") },
  { name: "language", count: 2, links: links("language"), first: first("language") },
] as const;

function links(menu: "services" | "language") {
  return (page: Page) => triggerOf(page, menu).locator("..").locator("a");
}

function first(menu: "services" | "language") {
  const name = menu === "services" ? serviceTitles[0] : languageNames[0];
  return (page: Page) => page.getByRole("banner").getByRole("link", { name, exact: true });
}

/** An entry of the services' menu; a hidden one has no role. */
function entry(page: Page, title: string): Locator {
  return page.getByRole("banner").getByRole("link", { name: title, exact: true });
}

function burger(page: Page): Locator {
  return page.getByRole("button", { name: text.menu, exact: true });
}

async function expectOpen(page: Page): Promise<void> {
  for (const title of serviceTitles) await expect(entry(page, title)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(links("services")(page).filter({ visible: true })).toHaveCount(0);
}

/** Presses Tab until the element has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 20; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
