import type { Page } from "@playwright/test";
import { hasQuotePage } from "../app/routes.ts";
import { examplePages, phone } from "./support/pages.ts";
import { expect, expectOfEach, holdScripts, hydrate, test, untilHydrated } from "./support/visitor.ts";

test.use({ viewport: phone });

/** In two halves, which run at the same time. */
for (const half of [0, 1])
  test(`A page that its reader's translation and extensions changed, before or after React started, shows and keeps the same as any other (${half + 1} of 2)`, async ({
    browser,
    baseURL,
  }) => {
    const places = examplePages.filter((_, index) => index % 2 === half);
    await expectOfEach(places, async ({ kind, path }) => {
      const seen = async (isChanged: boolean, moment: Moment) => {
        const context = await browser.newContext({ baseURL, viewport: phone });
        const page = await context.newPage();
        const states = await visitAndUse(page, path, isChanged, moment);
        await context.close();
        return states;
      };
      const unchanged = await seen(false, "after React");
      // The other pages have no state but the bar's, which is the same on each page.
      const moments: Moment[] = ["before React"];
      if (/home|service|quote/.test(kind)) moments.push("after React");
      for (const moment of moments) expect(await seen(true, moment), moment).toEqual(unchanged);
    });
  });

test("A request is filled in again in a form that translation changed before React", async ({ page }) => {
  test.skip(!hasQuotePage);
  await page.goto("/es/quote");
  await hydrate(page);
  const fields = page.locator("form textarea, form input[type=text]");
  for (const field of await fields.all()) await field.fill("Té 5");
  const start = await holdScripts(page);
  await define(page, textsExceptIn);
  await page.reload();
  await page.evaluate(translation);
  start();
  await untilHydrated(page);
  // React renders each changed part again; the form is not the last one.
  await expect(page.locator("main section:last-child font")).toHaveCount(0);
  for (const field of await fields.all()) await expect(field).toHaveValue("Té 5");
});

type Moment = "before React" | "after React";

/** Defines functions for those that run in the page. */
const define = (page: Page, ...known: (() => unknown)[] | ((text: string) => unknown)[]) =>
  page.addInitScript(known.map((known) => `window.${known.name} = ${known};`).join("\n"));

/** @returns what the page shows after each interaction */
async function visitAndUse(page: Page, path: string, isChanged: boolean, moment: Moment): Promise<unknown[]> {
  const start = await holdScripts(page);
  await define(page, stateOf, textsExceptIn, translation);
  await page.goto(path);
  if (moment === "after React") {
    start();
    await untilHydrated(page);
  }
  // Texts stay the same, so that the results can be compared.
  for (const change of isChanged ? [translation, extensions] : []) await page.evaluate(change);
  const menu = page.locator("button[popovertarget]").locator("visible=true");
  if ((await menu.count()) > 0) {
    await menu.click();
    await page.locator("nav summary").click();
  }
  start();
  await untilHydrated(page);
  return page.evaluate(useControls, isChanged);
}

/**
 * Uses each control once, in one call, because a page may have more than a hundred. Starts with the last, so that the
 * controls that a choice adds come next. Chrome translates again what changes. Runs in the page.
 */
async function useControls(isChanged: boolean): Promise<unknown[]> {
  const states = [stateOf("the menu")];
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  for (;;) {
    const all = document.querySelectorAll<HTMLInputElement>(
      "header summary, main :is(summary, input, textarea):not(:disabled, [data-foreign])",
    );
    const control = [...all].findLast(
      (control) =>
        !("used" in control.dataset) &&
        !control.checked &&
        control.checkVisibility({ visibilityProperty: true }),
    );
    if (!control) return states;
    control.dataset.used = "";
    if (isChanged) translation();
    control.focus();
    if (/text/.test(control.type)) document.execCommand("insertText", false, "Tea 5");
    else control.click();
    await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    states.push(stateOf(`${control.localName} ${control.name} ${control.value}`));
  }
}

/** Runs in the page. */
function stateOf(step: string) {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const other of copy.querySelectorAll("[data-foreign], script, noscript, template")) other.remove();
  const fields = [...document.querySelectorAll<HTMLInputElement>(":is(input, textarea):not([data-foreign])")];
  const { activeElement } = document;
  return {
    step,
    text: copy.textContent.replaceAll(/\s+/g, " "),
    open: document.querySelectorAll(":popover-open, [open]").length,
    checked: fields.filter(({ checked }) => checked).map(({ name, value }) => [name, value]),
    values: fields.map(({ value }) => value),
    focus: [activeElement?.localName, activeElement?.textContent?.trim().slice(0, 20)],
  };
}

/** The texts that translation and extensions change. Runs in the page. */
function textsExceptIn(other: string): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const unchanged = `script, style, noscript, svg, textarea, ${other}`;
  return texts.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest(unchanged));
}

/** Chrome replaces each text by a copy in two elements. Runs in the page. */
function translation(): void {
  for (const text of textsExceptIn("font font")) {
    const outer = document.createElement("font");
    text.replaceWith(outer);
    outer.appendChild(document.createElement("font")).append(text.data);
  }
}

/**
 * Password managers and writing aids insert elements and attributes, iOS makes links of days and numbers, readers wrap
 * headings. Runs in the page.
 */
function extensions(): void {
  const foreign = (name: string) => {
    const element = document.createElement(name);
    element.dataset.foreign = "";
    return element;
  };
  for (const field of document.querySelectorAll("input, textarea")) {
    field.before(
      foreign("grammarly-extension"),
      foreign(field.matches("[type=text], textarea") ? "input" : "div"),
    );
  }
  for (const text of textsExceptIn("a")) {
    const found = /\d+|monday|lunes|mon\b|lun\b/i.exec(text.data);
    if (!found) continue;
    const link = document.createElement("a");
    const part = text.splitText(found.index);
    part.splitText(found[0].length);
    part.replaceWith(link);
    link.append(part);
  }
  for (const heading of document.querySelectorAll("h1, h2")) {
    const font = document.createElement("font");
    heading.replaceWith(font);
    font.append(heading);
  }
  document.body.append(foreign("div"));
}
