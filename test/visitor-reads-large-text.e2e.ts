import type { Page } from "@playwright/test";
import { site } from "../app/content-model/contents.server.ts";
import { open } from "./support/accessibility.ts";
import { faultsIn } from "./support/layout.ts";
import { examplePages, pagesOfEachKind, phone } from "./support/pages.ts";
import { expect, expectOfEach, hydrate, pathOf, test, visit } from "./support/visitor.ts";

const phones = [{ width: 320, height: 640 }, phone];
const otherWindows = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const pathOfKind = (kind: string) => examplePages.find((page) => page.kind === kind)?.path;

/** What a visitor does, by what the page shows then, in the order of a visit. */
type States = Record<string, () => Promise<unknown>>;
const visits = {
  "every kind of page": visitOfPages,
  "the home page": visitOfHome,
  "the quote page": visitOfQuote,
};

for (const [name, visitOf] of Object.entries(visits))
  test(`On ${name}, with text at up to 200 %, no text is cut, covered or broken`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await expectReadable(page, visitOf(page), async () => {
      const faults: string[] = [];
      // visitor-opens-every-page.e2e.ts tests the pages, without their states, with text at 100 %.
      for (const percent of visitOf === visitOfPages ? [150, 200] : [100, 200]) {
        await session.send("Page.setFontSizes", { fontSizes: { standard: (16 * percent) / 100 } });
        const isWhole = percent === 200 ? visitOf === visitOfPages : visitOf === visitOfHome;
        const found = await faultsIn(page, isWhole ? [...phones, ...otherWindows] : phones);
        if (percent === 200 && visitOf === visitOfPages) {
          const smallest = await smallestText(page);
          // The landing's words are as large as its cells allow.
          if (smallest < 24 && pathOf(page.url()) !== "/") found.push(`A text of ${smallest} px`);
          found.push(...(await page.evaluate(stuckBelowBar)));
        }
        faults.push(...found.map((fault) => `${percent} %, ${fault}`));
      }
      return faults;
    });
  });

test("With the largest minimum font size of Chromium's settings, no text is cut, covered or broken", async ({
  playwright,
  launchOptions,
  contextOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=minimumFontSize=24"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ ...contextOptions, baseURL });
  const states = { ...visitOfPages(page), ...visitOfHome(page), ...visitOfQuote(page) };
  await expectReadable(page, states, () => faultsIn(page, phones.slice(0, 1)));
  await browser.close();
});

function visitOfPages(page: Page): States {
  return Object.fromEntries(pagesOfEachKind.map((place) => [place, () => visit(page, place)]));
}

function visitOfHome(page: Page): States {
  const home = pathOfKind("a home page");
  if (!home) return {};
  const states: States = {
    [`${home} with React`]: async () => {
      await visit(page, home);
      await hydrate(page);
    },
  };
  for (const opened of ["services", "language", "nothing"] as const)
    states[`${home} with ${opened} open`] = () => open(page, opened);
  const shown = site.hasStage ? [1, 3, 8, 12] : [];
  for (const [day, role] of shown.flatMap((day) => ["phone", "desk"].map((role) => [day, role])))
    states[`${home} on day ${day} at the ${role}`] = () =>
      choose(page, `[data-stage] :is([name=day][value="${day}"], [value=${role}])`);
  return states;
}

function visitOfQuote(page: Page): States {
  const quote = pathOfKind("the quote page");
  if (!quote) return {};
  const states: States = {
    [`${quote} with React`]: async () => {
      await visit(page, quote);
      await hydrate(page);
    },
    [`${quote} with all questions answered`]: async () => {
      await choose(page, "main form [type=checkbox]");
      for (const field of await page.locator("main form :is(textarea, [type=text])").all())
        await field.fill("Reservar 25 turnos por día y enviar recordatorios");
      await page.locator("[name=day]").fill("2020-01-01");
    },
  };
  return states;
}

async function expectReadable(page: Page, states: States, faults: () => Promise<string[]>): Promise<void> {
  await expectOfEach(Object.keys(states), async (name) => {
    await page.setViewportSize(phone);
    await states[name]?.();
    return faults();
  });
}

function stuckBelowBar(): string[] {
  const stuck = [...document.querySelectorAll("main *")].filter((element) => {
    const { position, top } = getComputedStyle(element);
    return position === "sticky" && top !== "auto" && element.checkVisibility();
  });
  return stuck.map(({ className }) => `${className} sticks below the bar`);
}

/** The font size of the smallest visible text, in CSS pixels. The mark's hidden letter has the size 0. */
function smallestText(page: Page): Promise<number> {
  return page.locator("body :not(:empty)").evaluateAll((elements) => {
    const sizes = elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ childNodes }) => [...childNodes].some(({ nodeName }) => nodeName === "#text"))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    return Math.min(...sizes.filter((size) => size > 0));
  });
}

/** Presses the controls that are not checked, as many as there are. */
async function choose(page: Page, selector: string): Promise<void> {
  const controls = page.locator(selector);
  await expect(controls).not.toHaveCount(0);
  await controls.evaluateAll((controls: HTMLInputElement[]) => {
    for (const control of controls) if (!control.checked) control.click();
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
