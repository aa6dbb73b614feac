/** The bar's menus, by mouse and by keyboard, on wide screens and on phones, in every engine. */
import { beforeEach, describe, expect, test } from "vitest";
import { contents } from "../../app/content/contents.server.ts";
import { paths } from "../../app/paths.ts";
import { engines, focusedHeading, inBar, nameOfFocused, phone, visitorIn, wide } from "./visitor.ts";

const { interface: text, services } = contents.en;
const servicesMenu = inBar("button", text.services);
const ux = inBar("link", services.ux.title);

describe.each(engines)("$name", (kind) => {
  const visitor = visitorIn(kind);

  describe("On a wide screen", () => {
    beforeEach(async () => {
      await visitor.setSize(wide);
      await visitor.open(paths.home("en"));
      await visitor.moveMouseAway();
    });

    test("Services opens under the mouse, and closes when the mouse leaves", async () => {
      expect(await visitor.sees(ux)).toBe(false);
      await visitor.hover(servicesMenu);
      await visitor.expectToSee(ux);
      await visitor.hover(ux);
      await visitor.moveMouseAway();
      await visitor.expectNotToSee(ux);
    });

    test("Services stays open after a click, until one of its pages is chosen", async () => {
      await visitor.click(servicesMenu);
      await visitor.moveMouseAway();
      await visitor.waitForRest();
      expect(await visitor.sees(ux)).toBe(true);
      await visitor.click(ux);
      await visitor.expectAddress().toBe(paths.service("en", "ux"));
      await visitor.expectNotToSee(ux);
    });

    test("A click beside Services closes it", async () => {
      await visitor.click(servicesMenu);
      await visitor.clickBesideEverything();
      await visitor.expectNotToSee(ux);
    });

    test.each(["Enter", "Space"] as const)("Services opens with %s and leads on with Tab", async (key) => {
      await visitor.tabTo(text.services);
      await visitor.press(key);
      await visitor.expectToSee(ux);
      await visitor.tabTo(services.ux.title);
      await visitor.press("Enter");
      await visitor.expectAddress().toBe(paths.service("en", "ux"));
    });

    test("Escape closes Services and gives the focus back to it", async () => {
      await visitor.tabTo(text.services);
      await visitor.press("Enter");
      await visitor.tabTo(services.ux.title);
      await visitor.press("Escape");
      await visitor.expectNotToSee(ux);
      await visitor.expectSoon(nameOfFocused).toBe(text.services);
    });

    test("Tab leaves Services and closes it", async () => {
      await visitor.tabTo(text.services);
      await visitor.press("Enter");
      await visitor.tabTo(text.about);
      await visitor.expectNotToSee(ux);
    });
  });

  describe("On a phone", () => {
    const menu = inBar("button", text.menu);
    beforeEach(async () => {
      await visitor.setSize(phone);
      await visitor.open(paths.home("en"));
    });

    test("The menu opens over the page, and what is behind it stays where it is", async () => {
      expect(await visitor.sees(servicesMenu)).toBe(false);
      await visitor.click(menu);
      await visitor.expectToSee(servicesMenu);
      expect(await visitor.ask(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
      await visitor.click(menu);
      await visitor.expectNotToSee(servicesMenu);
    });

    test("Escape closes the menu and gives the focus back to its button", async () => {
      await visitor.click(menu);
      await visitor.expectToSee(servicesMenu);
      await visitor.press("Escape");
      await visitor.expectNotToSee(servicesMenu);
      await visitor.expectSoon(nameOfFocused).toBe(text.menu);
    });

    test("Services unfolds in the menu, and a choice closes both", async () => {
      await visitor.hydrate();
      await visitor.click(menu);
      await visitor.expectToSee(servicesMenu);
      expect(await visitor.sees(ux)).toBe(false);
      await visitor.click(servicesMenu);
      await visitor.click(ux);
      await visitor.expectSoon(focusedHeading).toBe(services.ux.title);
      expect(await visitor.sees(servicesMenu)).toBe(false);
      expect(await visitor.messages()).toEqual([]);
    });
  });
});
