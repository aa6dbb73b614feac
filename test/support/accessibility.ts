/** Measures of what people with other eyes, hands and settings meet; `accessibility.e2e.ts` says what they promise. */
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

type WindowWithAxe = Window & {
  axe: { getRules(): { ruleId: string }[]; run(context: Document, options: RunOptions): Promise<AxeResults> };
};

/** What a visitor has opened: nothing, or a menu and every question. */
export type Opened = "nothing" | "services" | "language";

/** Puts axe into every page to come. An init script comes from outside, so the site's policy need not allow it. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: createRequire(import.meta.url).resolve("axe-core/axe.min.js") });
}

/** Every rule of axe that the page breaks, with the places; those that axe leaves out by default are asked, too. */
export function brokenRules(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as WindowWithAxe;
    const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
    const { violations } = await axe.run(document, { rules, resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  });
}

/** Opens without the many clicks: what they do is tested in `menus.e2e.ts` and `questions.e2e.ts`. */
export function open(page: Page, opened: Opened): Promise<void> {
  return page.evaluate((opened) => {
    const [services, language] = document.querySelectorAll<HTMLDetailsElement>("[data-menu]");
    if (services) services.open = opened === "services";
    if (language) language.open = opened === "language";
    const isSmall = document.querySelector("[popovertarget]")?.checkVisibility();
    document.querySelector<HTMLElement>("nav[popover]")?.togglePopover(isSmall && opened === "services");
    for (const question of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      // All of them at once, which visitors cannot.
      question.removeAttribute("name");
      question.open = opened !== "nothing";
    }
  }, opened);
}

/**
 * Texts whose contrast with their ground is less than asked, with the ratio.
 *
 * Grounds are the backgrounds of the ancestors, one over the other. Once the page has scrolled, the worst that can
 * pass under a fixed part is the colour of its own text.
 */
export async function faintTexts(page: Page, leastRatio: number): Promise<string[]> {
  const texts = await page.evaluate(() => {
    type Color = [red: number, green: number, blue: number, alpha: number];
    const paint = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!paint) throw new Error("This browser cannot draw");
    const read = (color: string): Color => {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = color;
      paint.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([red, green, blue, alpha]: Color, under: Color): Color => [
      red * alpha + under[0] * (1 - alpha),
      green * alpha + under[1] * (1 - alpha),
      blue * alpha + under[2] * (1 - alpha),
      1,
    ];
    /** The element's own ground, or that of the box which it draws behind itself. */
    const ownGround = (element: Element): Color => {
      const behind = getComputedStyle(element, "::before");
      const fills = Number.parseFloat(behind.height) > 0.9 * element.getBoundingClientRect().height;
      const isBehind = behind.content !== "none" && behind.position === "absolute" && fills;
      return read((isBehind ? behind : getComputedStyle(element)).backgroundColor);
    };
    const groundOf = (element: Element | null, text: Color): Color => {
      if (!element) return read("Canvas");
      const own = ownGround(element);
      if (own[3] === 1) return own;
      const passesOver = scrollY > 0 && getComputedStyle(element).position === "fixed";
      return over(own, passesOver ? text : groundOf(element.parentElement, text));
    };

    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement: parent } = walker.currentNode as Text;
      if (!data.trim() || !parent || parent.closest("script, style, .visually-hidden")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const color = read(getComputedStyle(parent).color);
      found.push({ text: data.trim().slice(0, 40), color, ground: groundOf(parent, color) });
    }
    return found;
  });
  if (texts.length === 0) throw new Error("The page has no text");
  const faint = texts
    .map(({ text, color, ground }) => ({ text, ratio: contrast(color, ground) }))
    .filter(({ ratio }) => ratio < leastRatio)
    .map(({ text, ratio }) => `${ratio.toFixed(1)}: ${text}`);
  return [...new Set(faint)];
}

/** https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum, of two colours in sRGB */
function contrast(one: number[], other: number[]): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: number[]): number {
  const linear = (channel = 0) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
}

/** A control that the focus has come to. */
export interface Stop {
  name: string;
  /** Same for controls that look the same. */
  kind: string;
  isInMain: boolean;
  isSummary: boolean;
  isBurger: boolean;
  /** Why somebody would not see it; empty, if all is well. */
  faults: string[];
  box: { x: number; y: number; width: number; height: number };
  /** Distance of the box from the top of the page. */
  top: number;
}

/** The control that has the focus; nothing at the end of the page. */
export function focusedControl(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body || control === document.documentElement) return;
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    const name = (control.ariaLabel ?? control.textContent).trim().replace(/\s+/g, " ");
    const faults: string[] = [];
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      faults.push("is hidden");
    if (left < 0 || right > innerWidth + 1 || bottom < 1 || top > innerHeight - 1)
      faults.push("is outside the window");
    // One that is taller than the window can only be seen in part.
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    for (const y of height > innerHeight / 2 ? [middle] : [top + 3, middle, bottom - 3]) {
      const upper = document.elementFromPoint((left + right) / 2, y);
      if (!upper || !(control.contains(upper) || upper.contains(control)))
        faults.push(`is covered by ${upper?.closest("header, aside, nav")?.localName ?? upper?.localName}`);
    }
    const place = control.parentElement?.closest("[class]")?.className;
    const isLast = control.matches("aside > :last-child");
    return {
      name,
      kind: `${place} > ${control.localName}.${control.className} ${isLast}`,
      isInMain: control.closest("main") !== null,
      isSummary: control.localName === "summary",
      isBurger: control.hasAttribute("popovertarget"),
      faults: [...new Set(faults)],
      box: { x: left, y: top, width, height },
      top: top + scrollY,
    };
  });
}

/** Names of all controls in the order of the document; the small screen's menu follows the button that opens it. */
export function controlsInOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll("a[href], button, summary")];
    const burger = controls.find((control) => control.matches("[popovertarget]"));
    const isSmall = burger?.checkVisibility();
    const inMenu = isSmall ? controls.filter((control) => control.closest("nav[popover]")) : [];
    return controls
      .filter((control) => !inMenu.includes(control) && (isSmall || control !== burger))
      .flatMap((control) => (control === burger ? [control, ...inMenu] : [control]))
      .map((control) => (control.ariaLabel ?? control.textContent).trim().replace(/\s+/g, " "));
  });
}

/**
 * How many pixels two pictures of one place have that differ by a contrast of 3:1, which is what a change takes to be
 * seen (https://www.w3.org/WAI/WCAG22/Understanding/focus-appearance).
 *
 * @param judge an empty page: the site's policy lets no script read pictures in its own
 */
export async function changedPixels(judge: Page, before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = [await pixelsOf(judge, before), await pixelsOf(judge, after)];
  return one.filter((color, index) => contrast(color, other[index] ?? color) >= 3).length;
}

/** The share of a picture that stands out by 3:1 from a ground, which is a colour as styles compute it: `rgb(0, 0, 0)`. */
export async function drawnShare(judge: Page, picture: Buffer, ground: string): Promise<number> {
  const pixels = await pixelsOf(judge, picture);
  const groundColor = ground.match(/\d+/g)?.map(Number) ?? [];
  return pixels.filter((color) => contrast(color, groundColor) >= 3).length / pixels.length;
}

/** The colours of a picture, pixel by pixel. */
async function pixelsOf(judge: Page, picture: Buffer): Promise<number[][]> {
  const channels = await judge.evaluate(async (encoded) => {
    const file = await fetch(`data:image/png;base64,${encoded}`);
    const bitmap = await createImageBitmap(await file.blob());
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!drawing) throw new Error("This browser cannot draw");
    drawing.drawImage(bitmap, 0, 0);
    const { data } = drawing.getImageData(0, 0, bitmap.width, bitmap.height);
    return btoa(Array.from(data, (channel) => String.fromCharCode(channel)).join(""));
  }, picture.toString("base64"));
  const bytes = [...Buffer.from(channels, "base64")];
  return Array.from({ length: bytes.length / 4 }, (_, pixel) => bytes.slice(4 * pixel, 4 * pixel + 3));
}
