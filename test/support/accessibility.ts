import type { Page, PageScreenshotOptions } from "@playwright/test";
import axe from "axe-core";
import { computeContrast, computeLuminance } from "../../app/content-model/check-colors.ts";
import type { readPng } from "./read-png.ts";

/** The panels of the bar are opened with the questions. */
export type Opened = "nothing" | "questions" | "services" | "language";
export const everyOpened: Opened[] = ["nothing", "questions", "services", "language"];

/**
 * Every axe rule that the page breaks, with the elements; includes the rules that axe disables by default.
 *
 * @param kind the rules about what the page is, or about the colours and sizes that it has in this window
 * @param expected the minimum contrast of every text; axe requires less for large text
 */
export async function brokenRules(page: Page, kind: "structure" | "colors", expected = 7): Promise<string[]> {
  // Injected through evaluate, because the page's policy does not restrict that.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ kind, expected }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      // A control that is below it at this scroll position is not at the next one.
      for (const element of document.querySelectorAll<HTMLElement>("form ~ a"))
        if (getComputedStyle(element).position === "sticky") element.style.position = "static";
      const contrastRatio = { normal: { expected }, large: { expected } };
      const isAsked = (rule: string) => (kind === "colors") === /contrast|target-size/.test(rule);
      axe.configure({
        checks: [
          { id: "color-contrast-enhanced", options: { ignorePseudo: true, contrastRatio } as never },
          { id: "color-contrast", options: { ignorePseudo: true } as never },
        ],
      });
      const rules = Object.fromEntries(
        axe.getRules().map(({ ruleId }) => [ruleId, { enabled: isAsked(ruleId) }]),
      );
      const { violations } = await axe.run(document, { rules, resultTypes: ["violations"] });
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, any }) => `${target.join(" ")} ${JSON.stringify(any[0]?.data?.contrastRatio ?? "")}`).join(", ")}`,
      );
    },
    { kind, expected },
  );
}

/** Opens panels and questions without clicks; `visitor-opens-menus.e2e.ts` tests the clicks. */
export function open(page: Page, opened: Opened): Promise<void> {
  return page.evaluate((opened) => {
    const [services, language] = document.querySelectorAll<HTMLDetailsElement>("header details");
    if (services) services.open = opened === "services";
    if (language) language.open = opened === "language";
    const isSmall = document.querySelector("[popovertarget]")?.checkVisibility();
    document.querySelector<HTMLElement>("nav[popover]")?.togglePopover(isSmall && opened === "services");
    for (const question of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      // Opens all questions at once, which visitors cannot do.
      question.removeAttribute("name");
      question.open = opened !== "nothing";
    }
  }, opened);
}

type FocusedControl = NonNullable<Awaited<ReturnType<typeof focusedControl>>>;

/** Presses Tab until the focus leaves a part of the page. */
export async function tabThrough(
  page: Page,
  part: "body" | "main",
  atControl: (control: FocusedControl) => Promise<void>,
): Promise<void> {
  for (let count = 0; count < 120; count += 1) {
    do await page.keyboard.press("Tab");
    while (
      // Tab stops at each part of a date.
      await page.evaluate(() => document.activeElement?.matches("[type=date][data-visited]"))
    );
    const control = await focusedControl(page, part);
    if (!control) return;
    await atControl(control);
    if (!control.opens) continue;
    await page.keyboard.press("Enter");
    // React answers the panel's toggle event, a task that is queued by now, and this may move the next control. No frame
    // is needed for that, and Chromium sometimes paints none for minutes.
    await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))));
  }
}

function focusedControl(page: Page, part: "body" | "main") {
  return page.evaluate((part) => {
    const control = document.activeElement;
    // After the last control, the focus leaves the page or returns to the first control.
    if (!control?.closest(part) || control.matches("body, [data-visited]")) return;
    const visited = [...document.querySelectorAll("main [data-visited]")].at(-1);
    control.setAttribute("data-visited", "");
    // The visible part of a choice is its label.
    const shown = control.closest("label") ?? control;
    const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
    const faults: string[] = [];
    if (visited && visited.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING)
      faults.push("precedes the previously focused control");
    if (!shown.checkVisibility({ visibilityProperty: true, opacityProperty: true })) faults.push("is hidden");
    if (left < 0 || right > innerWidth + 1 || bottom < 1 || top > innerHeight - 1)
      faults.push("is outside the window");
    // A control taller than the window is only partly visible; a control that wraps over several lines has gaps.
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const [line = shown.getBoundingClientRect()] = shown.getClientRects();
    const across = line.left + line.width / 2;
    const inLine = getComputedStyle(shown).display === "inline";
    const heights = inLine ? [line.top + line.height / 2] : [top + 3, middle, bottom - 3];
    for (const y of height > innerHeight / 2 ? [middle] : heights) {
      const upper = document.elementFromPoint(across, y);
      if (!upper || !(shown.contains(upper) || upper.contains(shown)))
        faults.push(`is covered by ${upper?.closest("header, aside, nav")?.localName ?? upper?.localName}`);
    }
    const place = control.parentElement?.closest("[class]")?.className;
    return {
      name: (control.ariaLabel ?? shown.textContent).trim().replace(/\s+/g, " "),
      kind: `${place} > ${control.localName}.${control.className}`,
      opens: control.matches("summary, [popovertarget]"),
      faults: [...new Set(faults)],
      box: { x: left, y: top, width, height },
    };
  }, part);
}

/** The visible controls that `tabThrough` has not reached. Tab reaches one radio of a group. */
export function missedControls(page: Page, part: "body" | "main"): Promise<string[]> {
  const controls = "a[href], button:enabled, summary, input:not([type=radio]:not(:checked))";
  return page
    .locator(part)
    .locator(controls)
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.matches("[data-visited]"))
        .map((control) => `Tab does not reach ${control.ariaLabel ?? control.textContent}`),
    );
}

export type Box = NonNullable<PageScreenshotOptions["clip"]>;

/** @param color a computed value: `rgb(0, 0, 0)` */
export function luminanceOf(color: string): number {
  return computeLuminance(...(color.match(/\d+/g) ?? []).map(Number));
}

type Picture = Awaited<ReturnType<typeof readPng>>;

export function luminanceAt({ pixels }: Picture, index: number): number {
  return computeLuminance(pixels[4 * index], pixels[4 * index + 1], pixels[4 * index + 2]);
}

/** Counts the pixels of a box with a contrast of 3:1, the minimum of WCAG for drawings and focus indicators. */
export function contrastingPixels(picture: Picture, box: Box, groundAt: (index: number) => number): number {
  let count = 0;
  for (let y = Math.floor(box.y); y < box.y + box.height; y += 1)
    for (let x = Math.floor(box.x); x < box.x + box.width; x += 1) {
      const index = y * picture.width + x;
      const [own, ground] = [luminanceAt(picture, index), groundAt(index)];
      if (computeContrast(Math.max(own, ground), Math.min(own, ground)) >= 3) count += 1;
    }
  return count;
}
