import type { Page, ViewportSize } from "@playwright/test";

/**
 * The layout faults of a page, in sentences; empty if there are none.
 *
 * - The page is not wider than the window. No text and no control leaves the window; no text leaves the box that
 *   clips it.
 * - No word is broken.
 * - No words join, and none leaves its control.
 * - No line of text overlaps another line or a button, and no control overlaps another control.
 * - The contact buttons cover neither.
 *
 * Fixed and sticky elements overlap the page on purpose, and are only compared with each other.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;

    const isShown = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        contentVisibilityAuto: true,
        opacityProperty: true,
      }) &&
      !element.closest(".visually-hidden") &&
      element.getBoundingClientRect().width > 1;
    // In a low window the bar is not fixed, and its panels overlap the page all the same.
    const fixed = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.localName === "header" || ["fixed", "sticky"].includes(getComputedStyle(element).position),
    );
    const layerOf = (element: Element) => fixed.findLast((layer) => layer.contains(element)) ?? null;
    const clipping = [...document.querySelectorAll("body *")]
      .map((element) => ({ element, style: getComputedStyle(element), box: element.getBoundingClientRect() }))
      .filter(({ style }) => style.overflow !== "visible");
    const boxOf = (element: Element, name: string, { left, right, top, bottom }: DOMRect) => ({
      element,
      name: `"${name.trim().replace(/\s+/g, " ").slice(0, 40)}"`,
      layer: layerOf(element),
      left,
      right,
      top: top + scrollY,
      bottom: bottom + scrollY,
    });

    // Words may break in segments that a visitor typed.
    const mayBreak = document.querySelector("meta[content*=noindex]");
    // With large text, browsers with a dictionary break long words between syllables.
    const isLarge = root.clientWidth < 20 * Number.parseFloat(getComputedStyle(root).fontSize);
    const breaksAtSyllables = (word: string, element: Element) =>
      isLarge && /^\P{N}{13,}$/u.test(word) && getComputedStyle(element).hyphens === "auto";
    const isAddress = (word: string) => /@|[^.]\.[^.]/.test(word) && /\p{L}{2}/u.test(word);

    // A line extends from the top of its capitals to the bottom of its descenders; the space above may overlap.
    const lines: ReturnType<typeof boxOf>[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement as Element;
      if (!text.data.trim() || parent.closest("script, style") || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()];
      const clips = clipping.filter(({ element }) => element.contains(parent));
      for (const rect of rects) {
        if (rect.width < 1) continue;
        const line = boxOf(parent, text.data, rect);
        line.top += 0.18 * rect.height;
        lines.push(line);
        for (const { element, style, box } of clips) {
          const isCut =
            (style.overflowX !== "visible" && (rect.left < box.left - 1 || rect.right > box.right + 1)) ||
            (["hidden", "clip"].includes(style.overflowY) &&
              (line.top - scrollY < box.top - 1 || rect.bottom > box.bottom + 1));
          if (isCut) faults.push(`${line.name} is cut by its ${element.localName}`);
        }
      }
      for (const { 0: word, index } of mayBreak || rects.length < 2
        ? []
        : text.data.matchAll(/[^\s\p{Pd}/]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1 && !breaksAtSyllables(word, parent) && !isAddress(word))
          faults.push(`"${word}" is broken`);
      }
    }

    // A link in a sentence is compared as one of its lines.
    const controls = [...document.querySelectorAll("a, button, summary")]
      .filter((control) => isShown(control) && getComputedStyle(control).display !== "inline")
      .map((control) =>
        boxOf(control, control.ariaLabel ?? control.textContent, control.getBoundingClientRect()),
      );

    for (const { element, left, right } of controls)
      for (const line of lines)
        if (element.contains(line.element) && (line.left < left - 1 || line.right > right + 1))
          faults.push(`${line.name} leaves its control`);

    // A layout drops the space between two elements, and has to keep their words apart. A box may have padding.
    const wordsOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects();
    };
    for (const element of [...document.querySelectorAll("main *")].filter(isShown)) {
      const [space, next] = [element.nextSibling, element.nextElementSibling];
      if (space?.nodeType !== Node.TEXT_NODE || space.textContent?.trim() || space.nextSibling !== next)
        continue;
      if (!next?.textContent || !element.textContent || !isShown(next)) continue;
      const [one, other] = [[...wordsOf(element)].at(-1), wordsOf(next)[0]];
      if (!one || !other) continue;
      const isOneLine = Math.abs(one.bottom - other.bottom) < one.height / 2;
      if (isOneLine && Math.abs(other.left - one.right) < 2)
        faults.push(`"${element.textContent}" joins "${next.textContent}"`);
    }

    if (root.scrollWidth > root.clientWidth) faults.push(`The page is ${root.scrollWidth} px wide`);
    for (const { name, left, right } of [...lines, ...controls])
      if (left < -1 || right > root.clientWidth + 1) faults.push(`${name} leaves the window`);

    const compare = (one: (typeof lines)[number], other: typeof one) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (one.layer === other.layer && across > 2 && down > 1)
        faults.push(`${one.name} meets ${other.name} by ${Math.round(across)} x ${Math.round(down)} px`);
    };
    for (const boxes of [lines, controls]) {
      boxes.sort((one, other) => one.top - other.top);
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1)) {
          if (other.top > one.bottom) break;
          compare(one, other);
        }
    }
    // A button has a ground, which covers a line below it. The box of a link is only larger than its words.
    const isButton = ({ element }: (typeof controls)[number]) =>
      !getComputedStyle(element).backgroundColor.endsWith(" 0)");
    const drawings = [...document.querySelectorAll("main svg")]
      .filter(isShown)
      .map((drawing) => boxOf(drawing, "a drawing", drawing.getBoundingClientRect()));
    const covers = [...controls.filter(isButton), ...drawings];
    for (const line of lines)
      for (const cover of covers) {
        // A word that is placed over a drawing on purpose has a position of its own.
        const isPlaced =
          cover.element.localName === "svg" && getComputedStyle(line.element).position === "absolute";
        if (!isPlaced && !cover.element.contains(line.element)) compare(line, cover);
      }

    const contacts = document.querySelector("aside");
    if (contacts && layerOf(contacts)) {
      const { left, height, width } = contacts.getBoundingClientRect();
      const isDock = width > height;
      // The empty part of a control may be under the contact buttons, but not its words.
      for (const { name, layer, right, bottom } of lines)
        if (!layer && (isDock ? bottom > root.scrollHeight - height : right > left))
          faults.push(`${name} is under the contact buttons`);
    }
    return [...new Set(faults)];
  });
}

/** The faults of a page in windows of several sizes. */
export async function faultsIn(page: Page, windows: ViewportSize[]): Promise<string[]> {
  const faults: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    const found = await layoutFaults(page);
    faults.push(...found.map((fault) => `${size.width} x ${size.height}: ${fault}`));
  }
  return faults;
}
