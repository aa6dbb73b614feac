/** The main ways through the site, in the three engines that visitors have. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contents } from "../../app/content/contents.server.ts";
import { chatLink, quoteMessage } from "../../app/outbound-links.ts";
import { categoryKeys, knownPaths, languages, paths } from "../../app/paths.ts";
import { hosts, type RunningHost } from "../../hosting/hosts.ts";
import type { Engine } from "./engine.ts";
import { chromium, firefox } from "./puppeteer-engine.ts";
import {
  click,
  expectAddress,
  expectSoon,
  hover,
  hydrate,
  inBar,
  inPage,
  isHydrated,
  moveMouseAway,
  phone,
  rest,
  sees,
  wide,
} from "./visitor.ts";
import { webkit } from "./webkit-engine.ts";

const { interface: text, home, services } = contents.en;
const unknownPaths = languages.flatMap((language) => [
  `/${language}/nothing`,
  `/${language}/nothing/at-all`,
  ...categoryKeys.map((category) => `/${language}/${category}/nothing`),
]);
const servicesMenu = inBar("button", text.services);
const ux = inBar("link", services.ux.title);

let host: RunningHost | undefined;
beforeAll(async () => {
  host = await hosts.find(({ name }) => name === "node")?.start();
});
afterAll(() => host?.stop());

describe.each([chromium, firefox, webkit])("$name", ({ start }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  }, 60_000);
  afterAll(() => engine?.close());

  const open = (path: string) => engine.open(`http://localhost:${host?.port}${path}`);

  test.each([...knownPaths(), ...unknownPaths])(
    "%s is drawn whole, and has nothing to report",
    async (path) => {
      await engine.setSize(...wide);
      await open(path);
      await expectSoon(engine, lookOf).toEqual(asItShould);
      await hydrate(engine);
      await engine.setSize(...phone);
      await expectSoon(engine, lookOf).toEqual(asItShould);
      // Chromium says of each document what its status is, where that is an error.
      const isExpected = (message: string) => unknownPaths.includes(path) && / status of 404 /.test(message);
      expect((await engine.messages()).filter((message) => !isExpected(message))).toEqual([]);
    },
  );

  describe("on a wide screen", () => {
    beforeEach(() => engine.setSize(...wide));

    test("each line of the promise stands on one line, also beside a scrollbar", async () => {
      await open(paths.home("en"));
      expect(await engine.evaluate(heightsOfHeadline)).toEqual([1, 1, 1]);
    });

    test.each([paths.home("en"), paths.service("en", "ux"), paths.detail("en", "design", "ux")])(
      "%s looks the same after the window was as narrow as a phone",
      async (path) => {
        await open(path);
        await expectSoon(engine, lookOf).toEqual(asItShould);
        const before = await engine.evaluate(placesOfAll);
        await engine.setSize(...phone);
        await engine.setSize(...wide);
        await expectSoon(engine, placesOfAll).toEqual(before);
      },
    );

    test("Services opens under the mouse, and closes when the mouse leaves", async () => {
      await open(paths.home("en"));
      expect(await sees(engine, ux)).toBe(false);
      await hover(engine, servicesMenu);
      await expect.poll(() => sees(engine, ux)).toBe(true);
      await hover(engine, ux);
      await moveMouseAway(engine);
      await expect.poll(() => sees(engine, ux)).toBe(false);
    });

    test("Services stays open after a click, until one of its pages is chosen", async () => {
      await open(paths.home("en"));
      await click(engine, servicesMenu);
      await moveMouseAway(engine);
      await rest(engine);
      expect(await sees(engine, ux)).toBe(true);
      await click(engine, ux);
      await expectAddress(engine).toBe(paths.service("en", "ux"));
      await expect.poll(() => sees(engine, ux)).toBe(false);
    });

    test("a click beside Services closes it", async () => {
      await open(paths.home("en"));
      await click(engine, servicesMenu);
      await moveMouseAway(engine);
      await engine.clickMouse();
      await expect.poll(() => sees(engine, ux)).toBe(false);
    });

    test.each(["Enter", "Space"] as const)("Services opens with %s and leads on with Tab", async (key) => {
      await open(paths.home("en"));
      await moveMouseAway(engine);
      await tabTo(text.services);
      await engine.press(key);
      await expect.poll(() => sees(engine, ux)).toBe(true);
      await tabTo(services.ux.title);
      await engine.press("Enter");
      await expectAddress(engine).toBe(paths.service("en", "ux"));
    });

    test("Escape closes Services and gives the focus back to it", async () => {
      await open(paths.home("en"));
      await moveMouseAway(engine);
      await tabTo(text.services);
      await engine.press("Enter");
      await tabTo(services.ux.title);
      await engine.press("Escape");
      await expect.poll(() => sees(engine, ux)).toBe(false);
      await expectSoon(engine, focused).toBe(text.services);
    });

    test("Tab leaves Services and closes it", async () => {
      await open(paths.home("en"));
      await moveMouseAway(engine);
      await tabTo(text.services);
      await engine.press("Enter");
      await tabTo(text.about);
      await expect.poll(() => sees(engine, ux)).toBe(false);
    });

    test("the switcher shows the same service in the other language", async () => {
      await open(paths.service("en", "product"));
      await click(engine, inBar("button", text.language("EN")));
      await click(engine, inBar("link", contents.es.interface.languageName));
      await expectAddress(engine).toBe(paths.service("es", "product"));
      await expectSoon(engine, () => document.documentElement.lang).toBe("es");
      await expectSoon(engine, headingText).toBe(contents.es.services.product.title);
    });

    test("a link changes the page in place, and the focus goes to the new heading", async () => {
      await open(paths.home("en"));
      await hydrate(engine);
      const hasTransitions = await engine.evaluate(countTransitions);
      await click(engine, servicesMenu);
      await click(engine, ux);
      await expectSoon(engine, focusedHeading).toBe(services.ux.title);
      await expectAddress(engine).toBe(paths.service("en", "ux"));
      expect(await engine.evaluate(() => window.transitions)).toBe(hasTransitions ? 1 : 0);
      expect(await engine.messages()).toEqual([]);
    });

    test("without view transitions a link changes the page in place, too", async () => {
      await open(paths.home("en"));
      await engine.evaluate(() => {
        Object.assign(document, { startViewTransition: undefined });
        window.transitions = 0;
      });
      await hydrate(engine);
      await click(engine, servicesMenu);
      await click(engine, ux);
      await expectSoon(engine, focusedHeading).toBe(services.ux.title);
      expect(await engine.evaluate(() => window.transitions)).toBe(0);
      expect(await engine.messages()).toEqual([]);
    });

    test("About leads to the landing page, and Back to where the visitor was", async () => {
      await open(paths.service("en", "ux"));
      await hydrate(engine);
      await click(engine, inBar("link", text.about));
      await expectAddress(engine).toBe(paths.landing());
      await engine.back();
      await expectAddress(engine).toBe(paths.service("en", "ux"));
      await expectSoon(engine, headingText).toBe(services.ux.title);
    });

    test("an address that leads elsewhere does so before any script, and Back leads past it", async () => {
      await open(paths.service("en", "ui"));
      await open(paths.contact("en"));
      await expectAddress(engine).toBe(paths.landing());
      await engine.back();
      await expectAddress(engine).toBe(paths.service("en", "ui"));
    });

    test("one question is open at a time, and the open one closes", async () => {
      await open(paths.home("en"));
      const [first, second] = home.questions.map(({ question }) => inPage("button", question));
      if (!first || !second) throw new Error("There are no questions");
      await click(engine, first);
      await expectSoon(engine, openQuestions).toEqual([0]);
      await click(engine, second);
      await expectSoon(engine, openQuestions).toEqual([1]);
      await click(engine, second);
      await expectSoon(engine, openQuestions).toEqual([]);
    });

    test("a question that was opened before React came stays open", async () => {
      await open(paths.home("en"));
      await engine.evaluate(() => document.querySelectorAll<HTMLElement>("main summary")[2]?.click());
      expect(await engine.evaluate(isHydrated)).toBe(false);
      await hydrate(engine);
      expect(await engine.evaluate(openQuestions)).toEqual([2]);
      expect(await engine.messages()).toEqual([]);
    });

    test("the bar grows more opaque past twenty pixels of scroll", async () => {
      await open(paths.home("en"));
      await engine.evaluate(() => scrollTo(0, 20));
      await expectSoon(engine, () => scrollY).toBe(20);
      await rest(engine);
      const before = await engine.evaluate(opacityOfBar);
      await engine.evaluate(() => scrollTo(0, 21));
      await expectSoon(engine, opacityOfBar).toBeGreaterThan(before);
      await engine.evaluate(() => scrollTo(0, 0));
      await expectSoon(engine, opacityOfBar).toBe(before);
    });

    test("the bar counts along with the scroll, or shows no count where an engine cannot", async () => {
      await open(paths.home("en"));
      const canCount = await engine.evaluate(() => CSS.supports("animation-timeline: view()"));
      await expectSoon(engine, countedOnBar).toBe(canCount ? 0 : "not shown");
      await engine.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expectSoon(engine, countedOnBar).toBe(canCount ? 15 : "not shown");
    });

    test.each([
      [paths.home("es"), quoteMessage],
      [paths.service("en", "ux"), text.interestMessage(services.ux.title)],
      [
        paths.detail("es", "legal", "ip"),
        contents.es.interface.interestMessage(contents.es.details.legal.ip.title),
      ],
    ])("the chat opened from %s has its message ready, in a tab of its own", async (path, message) => {
      await open(path);
      const links = await engine.evaluate(chatLinks);
      expect(links).toHaveLength(2);
      for (const link of links)
        expect(link).toEqual({ href: chatLink(message), target: "_blank", rel: "noopener noreferrer" });
    });

    test("a page of an unknown address is filled in with what the address says", async () => {
      await open("/es/legal/algo%20%3Cb%3Enuevo");
      const name = "algo <b>nuevo";
      expect(await engine.evaluate(headingText)).toBe(name);
      const links = await engine.evaluate(chatLinks);
      expect(links[0]?.href).toBe(chatLink(contents.es.interface.interestMessage(name)));
      await click(engine, inBar("button", contents.es.interface.language("ES")));
      await click(engine, inBar("link", text.languageName));
      await expectAddress(engine).toBe(paths.home("en"));
    });
  });

  describe("on a phone", () => {
    const menu = inBar("button", text.menu);
    beforeEach(() => engine.setSize(...phone));

    test("the menu opens over the page, and what is behind it stays where it is", async () => {
      await open(paths.home("en"));
      expect(await sees(engine, servicesMenu)).toBe(false);
      await click(engine, menu);
      await expect.poll(() => sees(engine, servicesMenu)).toBe(true);
      expect(await engine.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
        "hidden",
      );
      await click(engine, menu);
      await expect.poll(() => sees(engine, servicesMenu)).toBe(false);
    });

    test("Escape closes the menu and gives the focus back to its button", async () => {
      await open(paths.home("en"));
      await click(engine, menu);
      await expect.poll(() => sees(engine, servicesMenu)).toBe(true);
      await engine.press("Escape");
      await expect.poll(() => sees(engine, servicesMenu)).toBe(false);
      await expectSoon(engine, focused).toBe(text.menu);
    });

    test("Services unfolds in the menu, and a choice closes both", async () => {
      await open(paths.home("en"));
      await hydrate(engine);
      await click(engine, menu);
      expect(await sees(engine, ux)).toBe(false);
      await click(engine, servicesMenu);
      await click(engine, ux);
      await expectSoon(engine, focusedHeading).toBe(services.ux.title);
      expect(await sees(engine, servicesMenu)).toBe(false);
      expect(await engine.messages()).toEqual([]);
    });
  });

  /** Presses Tab until the control has the focus. */
  async function tabTo(name: string) {
    for (let presses = 0; presses < 20; presses++) {
      await engine.press("Tab");
      if ((await engine.evaluate(focused)) === name) return;
    }
    throw new Error(`Tab never reaches "${name}"`);
  }
});

/** What a page looks like that is drawn as it should. */
const asItShould = { heading: "visible", fonts: ["Display", "Text"], overflow: 0, cutOff: [] };

function lookOf() {
  const page = document.documentElement;
  const heading = document.querySelector("h1");
  const { left, right, height } = (heading ?? page).getBoundingClientRect();
  const isVisible = heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isInside = left >= 0 && right <= page.clientWidth && height > 0;
  const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
  const families = new Set(loaded.map(({ family }) => family.replaceAll('"', "")));
  // The main part cuts off what is wider than the page; only the row of the missing cell is meant to be.
  const parts = [...document.querySelectorAll("main :not([data-missing], [data-missing] *)")];
  const cutOff = parts.filter((part) => part.getBoundingClientRect().right > page.clientWidth + 1);
  return {
    heading: isVisible && isInside ? "visible" : "missing",
    fonts: ["Display", "Text"].filter((family) => families.has(family)),
    overflow: page.scrollWidth - page.clientWidth,
    cutOff: cutOff.map(({ outerHTML }) => outerHTML.slice(0, 60)),
  };
}

function headingText() {
  return document.querySelector("h1")?.textContent;
}

/** How many lines each line of the promise takes. */
function heightsOfHeadline() {
  const lines = [...document.querySelectorAll("h1 > span")];
  return lines.map((line) =>
    Math.round(line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight)),
  );
}

function placesOfAll() {
  return [...document.querySelectorAll("main > *, main section > *, main section > * > *, footer")].map(
    (part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(" ");
    },
  );
}

/** The name of what has the focus. */
function focused() {
  const { ariaLabel, textContent } = document.activeElement ?? document.body;
  return (ariaLabel ?? textContent)?.trim();
}

function focusedHeading() {
  return document.querySelector("h1:focus")?.textContent;
}

function openQuestions() {
  const questions = [...document.querySelectorAll<HTMLDetailsElement>("main details")];
  return questions.flatMap(({ open }, index) => (open ? index : []));
}

function opacityOfBar() {
  const ground = getComputedStyle(document.querySelector("header") as Element).backgroundColor;
  return Number(/([\d.]+)\)$/.exec(ground)?.[1]);
}

/** Cells lit on the bar's edge. */
function countedOnBar() {
  const parts = [...document.querySelectorAll<HTMLElement>("main > :first-child[aria-hidden] > span")];
  if (!parts.every((part) => part.checkVisibility())) return "not shown";
  const lit = parts.map(
    (part) => Number(part.dataset.span) * new DOMMatrix(getComputedStyle(part).transform).a,
  );
  return Math.round(lit.reduce((sum, cells) => sum + cells, 0));
}

function chatLinks() {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="https://wa.me/"]');
  return [...links].map(({ href, target, rel }) => ({ href, target, rel }));
}

/** Counts the view transitions from now on; tells whether the engine has any. */
function countTransitions() {
  window.transitions = 0;
  const start = document.startViewTransition?.bind(document);
  if (!start) return false;
  document.startViewTransition = (...given) => {
    window.transitions += 1;
    return start(...given);
  };
  return true;
}

declare global {
  interface Window {
    /** View transitions since this page was loaded; lost where a link loads another page. */
    transitions: number;
  }
}
