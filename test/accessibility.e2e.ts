import { expect, type Page, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { knownPaths, type Language, languages, paths, unknownPaths } from "../app/paths.ts";
import {
  bringAxe,
  brokenRules,
  changedPixels,
  controlsInOrder,
  drawnShare,
  faintTexts,
  focusedControl,
  type Opened,
  open,
  type Stop,
} from "./support/accessibility.ts";
import { layoutFaults } from "./support/layout.ts";
import { hydrate, navigateOnClient, pageKinds, showErrorScreen } from "./support/visitor.ts";

const states: Opened[] = ["nothing", "services", "language"];
const widths = [320, 390, 768, 1280];
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** One page of each kind, and the error screen, which no address leads to. */
const kinds = [
  ...pageKinds.map(({ kind, path }) => ({ kind, visit: async (page: Page) => void (await page.goto(path)) })),
  { kind: "the error screen", visit: (page: Page) => visitErrorScreen(page, "es") },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("axe finds nothing, with no rule switched off, at four widths, closed and open,", () => {
  test.beforeEach(({ context }) => bringAxe(context));

  for (const language of languages)
    test(`on any page in ${language}`, async ({ page }) => {
      test.slow();
      const isOfLanguage = (path: string) => path === "/" || path.startsWith(paths.home(language));
      for (const path of [...knownPaths(), ...unknownPaths()].filter(isOfLanguage))
        await test.step(path, async () => {
          await page.goto(path);
          await expectNoBrokenRule(page);
        });
    });

  test("on the error screen", async ({ page }) => {
    for (const language of languages) {
      await visitErrorScreen(page, language);
      await expectNoBrokenRule(page);
    }
  });
});

for (const { settings, least, media } of [
  { settings: "as it comes", least: 7, media: {} },
  { settings: "where more contrast is asked for", least: 8, media: { contrast: "more" } as const },
])
  test(`Every text stands out from its ground by ${least}:1, ${settings}`, async ({ page }) => {
    await page.emulateMedia(media);
    for (const { kind, visit } of kinds)
      await test.step(kind, async () => {
        await visit(page);
        for (const size of [phone, desktop])
          for (const state of states) {
            await page.setViewportSize(size);
            await open(page, state);
            expect(await faintTexts(page, least)).toEqual([]);
          }
      });
    // Now the page passes under the bar.
    await page.goto("/en");
    await page.evaluate(() => scrollTo(0, 200));
    await expect(page.locator("html")).toHaveAttribute("data-scrolled");
    expect(await faintTexts(page, least)).toEqual([]);
  });

for (const { device, size } of [
  { device: "a phone", size: phone },
  { device: "a desktop", size: desktop },
  { device: "a desktop zoomed to 400 %", size: { width: 320, height: 256 } },
])
  for (const { kind, visit } of kinds)
    test(`On ${device}, Tab walks through all of ${kind} in its order, in sight`, async ({ page }) => {
      await page.setViewportSize(size);
      await visit(page);
      const order = await controlsInOrder(page);
      const stops = await walk(page);
      expect(stops.map(({ name }) => name)).toEqual(order);
      expect(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`))).toEqual([]);
      expect(backwardSteps(stops.filter(({ isInMain }) => isInMain))).toEqual([]);
    });

test("The focus changes as many pixels as a line of two pixels around the control has", async ({
  page,
  context,
}) => {
  test.slow();
  const judge = await context.newPage();
  await page.bringToFront();
  const unmarked: string[] = [];
  for (const size of [phone, desktop]) {
    const seen = new Set<string>();
    await page.setViewportSize(size);
    // Between them they have every control.
    for (const path of ["/", "/es", "/en/ux", "/es/development", "/en/legal/ip"]) {
      await page.goto(path);
      await walk(page, async (stop) => {
        if (seen.has(stop.kind)) return;
        seen.add(stop.kind);
        const clip = around(stop.box, size);
        const focused = await page.screenshot({ clip });
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        const pixels = await changedPixels(judge, await page.screenshot({ clip }), focused);
        const line = 2 * (stop.box.width + stop.box.height);
        if (pixels < 2 * line) unmarked.push(`${stop.name} at ${size.width} px: ${pixels} of ${line}`);
      });
    }
    expect(seen.size).toBeGreaterThan(15);
  }
  expect(unmarked).toEqual([]);
});

for (const { kind, visit } of kinds)
  test(`The skip link of ${kind} leads past the bar`, async ({ page }) => {
    await visit(page);
    await page.keyboard.press("Tab");
    const skipLink = page.locator(":focus");
    await expect(skipLink).toHaveAttribute("href", "#main");
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator("a, summary").first()).toBeFocused();
  });

test("A client navigation says the new page's title and goes on from its heading", async ({ page }) => {
  await page.goto("/en");
  await hydrate(page);
  const main = page.getByRole("main");
  for (const { follow, to } of [
    { follow: () => main.getByRole("link", { name: contents.en.services.ux.title }).click(), to: "/en/ux" },
    {
      follow: () => main.getByRole("link", { name: contents.en.details.design.ux.title }).click(),
      to: "/en/design/ux",
    },
    { follow: () => navigateOnClient(page, "/es/legal"), to: "/es/legal" },
    { follow: () => page.goBack(), to: "/en/design/ux" },
  ])
    await test.step(to, async () => {
      await follow();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page.locator("body > [role=status]")).toHaveText(await page.title());
      await page.keyboard.press("Tab");
      expect(await isFirstControlAfterHeading(page)).toBe(true);
    });
});

test("Text at 200 % is twice as large, and none of it is lost", async ({ page, context }) => {
  // What the browser's own setting does.
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const { kind, visit } of kinds)
    await test.step(kind, async () => {
      await visit(page);
      for (const size of [{ width: 320, height: 640 }, phone, { width: 768, height: 1024 }, desktop]) {
        await page.setViewportSize(size);
        await expectGoodLayout(page);
        // The poster's words are as large as its cells let them be.
        if (kind !== "the landing") expect(await smallestText(page)).toBeGreaterThanOrEqual(24);
      }
    });
});

test("Text that is set as far apart as WCAG 1.4.12 has it is all there", async ({ page }) => {
  for (const { kind, visit } of kinds)
    await test.step(kind, async () => {
      await visit(page);
      await page.evaluate(() => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
        );
        document.adoptedStyleSheets = [spacing];
      });
      for (const size of [{ width: 320, height: 640 }, phone, { width: 768, height: 1024 }, desktop]) {
        await page.setViewportSize(size);
        const faults = await layoutFaults(page);
        // Its words may break and stand closer to each other; none may be lost. The landing's large one is the logo.
        const isLoss = (fault: string) =>
          /is cut|leaves the window|px wide/.test(fault) && !/"uince"/.test(fault);
        expect(faults.filter(isLoss)).toEqual([]);
      }
    });
});

test("At 400 % zoom all of it stands in one column", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const { kind, visit } of kinds)
    await test.step(kind, async () => {
      await visit(page);
      await expectGoodLayout(page);
    });
});

for (const colorScheme of ["light", "dark"] as const)
  test(`In a ${colorScheme} theme of forced colours, what is drawn is still seen`, async ({
    page,
    context,
  }) => {
    const judge = await context.newPage();
    await page.bringToFront();
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const { path, size, drawings } of drawn) {
      await page.setViewportSize(size);
      await page.goto(path);
      const ground = await page.locator("html").evaluate((root) => getComputedStyle(root).backgroundColor);
      for (const { what, at, edge } of drawings)
        await test.step(what, async () => {
          const drawing = page.locator(at).first();
          await drawing.scrollIntoViewIfNeeded();
          const box = await drawing.boundingBox();
          if (!box) throw new Error(`${what} is not there`);
          const picture = await page.screenshot({ clip: { ...box, height: edge ?? box.height } });
          expect(await drawnShare(judge, picture, ground)).toBeGreaterThan(0.02);
        });
    }
  });

test("Where less motion is asked for, nothing that a visitor does moves anything", async ({ page }) => {
  await page.addInitScript(() => {
    const moved = ({ type, target }: Event) => {
      document.documentElement.dataset.moved = `${type} of ${(target as Element).className}`;
    };
    for (const type of ["animationstart", "transitionrun"]) addEventListener(type, moved, true);
  });
  const expectNoMotion = async () => {
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-moved");
  };
  await page.goto("/en");
  await hydrate(page);
  const summaries = page.locator("summary").filter({ visible: true });
  for (const summary of await summaries.all()) {
    await summary.hover();
    await expectNoMotion();
    await summary.click();
    await expectNoMotion();
  }
  await page.mouse.wheel(0, 2000);
  await page.getByRole("main").getByRole("link", { name: contents.en.interface.getQuote }).hover();
  await expectNoMotion();
  await navigateOnClient(page, "/en/design/ux");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expectNoMotion();
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: contents.en.interface.menu }).click();
  await expectNoMotion();
});

test.describe("On a touch screen", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("every control is at least 44 pixels wide and high", async ({ page }) => {
    for (const { kind, visit } of kinds)
      await test.step(kind, async () => {
        await visit(page);
        for (const width of [320, 390, 1024])
          for (const state of states) {
            await page.setViewportSize({ width, height: 844 });
            await open(page, state);
            expect(await smallControls(page)).toEqual([]);
          }
      });
  });

  test("nothing looks hovered: a finger would leave it so", async ({ page }) => {
    for (const { kind, visit } of kinds)
      await test.step(kind, async () => {
        await visit(page);
        expect(await hoverRulesInForce(page)).toEqual([]);
      });
  });
});

test("A control's name contains what is written on it, for whoever speaks to it", async ({ page }) => {
  for (const { kind, visit } of kinds)
    await test.step(kind, async () => {
      await visit(page);
      const misnamed = await page
        .locator("[aria-label]:is(a, button, summary)")
        .evaluateAll((controls) =>
          (controls as HTMLElement[])
            .map(({ ariaLabel, textContent }) => ({ ariaLabel, written: textContent.trim() }))
            .filter(({ ariaLabel, written }) => !ariaLabel?.includes(written)),
        );
      expect(misnamed).toEqual([]);
    });
});

test("What is said in another language than the page says which", async ({ page }) => {
  const languageOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
  await page.goto("/");
  expect(await languageOf("ESPAÑOL")).toBe("es");
  expect(await languageOf("ENGLISH")).toBe("en");
  for (const language of languages) {
    await visitErrorScreen(page, language);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    for (const named of languages)
      expect(await languageOf(contents[named].interface.languageName)).toBe(named);
    expect(await languageOf("Unexpected Application Error!")).toBe("en");
    expect(await languageOf("405 Method Not Allowed")).toBe("en");
  }
});

/** What the design draws rather than writes; of some only the upper edge, in pixels. */
const drawn = [
  {
    path: "/",
    size: phone,
    drawings: [
      { what: "the hamburger", at: "button span" },
      { what: "the theme's disc", at: "button svg" },
      { what: "a cell of the board", at: "main > i:last-of-type" },
      { what: "the cell of a language", at: "main > a" },
    ],
  },
  {
    path: "/en",
    size: phone,
    drawings: [
      { what: "the edge of the dock", at: "aside", edge: 2 },
      { what: "the button that opens the chat", at: "aside a:last-child" },
      { what: "the days", at: "main ol div" },
      { what: "the rule that counts", at: "section[data-to]", edge: 8 },
      { what: "the line between reasons", at: "section[data-to] li", edge: 2 },
      { what: "a service's picture", at: "main li svg" },
      { what: "the sign that a question opens", at: "summary > span:last-child" },
      { what: "the sum", at: "footer li", edge: 8 },
    ],
  },
  { path: "/en", size: desktop, drawings: [{ what: "the edge of the rail", at: "aside a", edge: 2 }] },
  { path: "/en/ux", size: phone, drawings: [{ what: "a step's days", at: "main ol div" }] },
  {
    path: "/en/legal",
    size: desktop,
    drawings: [
      { what: "a glyph to come", at: "main li[aria-hidden] svg" },
      { what: "a glyph of the category", at: "main li a svg" },
    ],
  },
  {
    path: "/en/kitchen",
    size: phone,
    drawings: [{ what: "the ring outside the count", at: "main i:last-child" }],
  },
];

function isFirstControlAfterHeading(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const heading = document.querySelector("h1") as Element;
    const first = [...document.querySelectorAll("a, button, summary")].find(
      (control) => heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return first === document.activeElement;
  });
}

/** The walk of somebody who only has a keyboard, and who opens each menu and question on the way. */
async function walk(page: Page, atStop: (stop: Stop) => Promise<void> = async () => {}): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await focusedControl(page);
    if (!stop || stops.length > 80) return stops;
    stops.push(stop);
    await atStop(stop);
    if (stop.isSummary || stop.isBurger) await page.keyboard.press("Enter");
  }
}

/** Steps that go up, or to the left in the same row. */
function backwardSteps(stops: Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const last = stops[index - 1];
    if (!last) return [];
    const isAbove = stop.top + stop.box.height <= last.top;
    const isSameRow = stop.top < last.top + last.box.height && last.top < stop.top + stop.box.height;
    return isAbove || (isSameRow && stop.box.x < last.box.x) ? [`${last.name} → ${stop.name}`] : [];
  });
}

/** A box and what is drawn around it, as far as the window shows them. */
function around({ x, y, width, height }: Stop["box"], size: { width: number; height: number }) {
  const [left, top] = [Math.max(0, x - 8), Math.max(0, y - 8)];
  return {
    x: left,
    y: top,
    width: Math.min(size.width, x + width + 8) - left,
    height: Math.min(size.height, y + height + 8) - top,
  };
}

async function expectGoodLayout(page: Page): Promise<void> {
  expect(await layoutFaults(page)).toEqual([]);
}

/** The font size of the smallest text that is shown, in CSS pixels. */
function smallestText(page: Page): Promise<number> {
  return page.locator("body :not(:empty)").evaluateAll((elements) =>
    Math.min(
      ...elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter(({ childNodes }) => [...childNodes].some(({ nodeName }) => nodeName === "#text"))
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
        // The letter that the logo's mark draws is text without a size.
        .filter((size) => size > 0),
    ),
  );
}

/** Controls that a thumb misses. */
function smallControls(page: Page): Promise<string[]> {
  return page.locator("a, button, summary").evaluateAll((controls) =>
    controls
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches("body > a"),
      )
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );
}

/** Rules that ask for a hovering mouse and are in force where there is none. */
function hoverRulesInForce(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rulesIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
        const own =
          rule instanceof CSSStyleRule && /:hover\b/.test(rule.selectorText)
            ? [rule.cssText.slice(0, 80)]
            : [];
        return "cssRules" in rule ? [...own, ...rulesIn(rule.cssRules as CSSRuleList)] : own;
      });
    return [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
  });
}

async function expectNoBrokenRule(page: Page): Promise<void> {
  const broken: Record<string, string[]> = {};
  for (const width of widths)
    for (const state of states) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, state);
      const found = await brokenRules(page);
      if (found.length > 0) broken[`${width} px, ${state} open`] = found;
    }
  expect(broken).toEqual({});
}

async function visitErrorScreen(page: Page, language: Language): Promise<void> {
  await page.goto(paths.home(language));
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
