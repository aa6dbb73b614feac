/** What is wrong with how a page is laid out, seen from the lines of text and the controls that are shown. */
import type { Page } from "@playwright/test";

/**
 * Sentences about a page as it stands in its window; none, if all is well.
 *
 * - The page is no wider than the window; no text and no control leaves the window, no text its columns or the box
 *   that clips it.
 * - No word is broken.
 * - No line of text meets another one, and no control meets another one.
 * - The contact buttons cover neither: the rail has the margin to itself, the dock has the end of the page.
 *
 * What is fixed to the window passes over the page on purpose, and is only compared with itself.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    interface Box {
      name: string;
      layer: Element | null;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const faults: string[] = [];
    const root = document.documentElement;

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest(".visually-hidden") &&
      element.getBoundingClientRect().width > 1;
    const layerOf = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).position === "fixed") return at;
      return null;
    };
    const boxOf = (element: Element, name: string, { left, right, top, bottom }: DOMRect): Box => ({
      name: `"${name.trim().replace(/\s+/g, " ").slice(0, 40)}"`,
      layer: layerOf(element),
      left,
      right,
      top: top + scrollY,
      bottom: bottom + scrollY,
    });

    // Where text is far larger than its window is made for, words may break; so may what somebody types as an address.
    const mayBreak = matchMedia("(width < 20em)").matches || document.querySelector("meta[content*=noindex]");

    /** From the top of its capitals to the foot of its descenders: what is above is air that lines may share. */
    const lines: Box[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement as Element;
      if (!text.data.trim() || parent.closest("script, style") || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue;
        const line = boxOf(parent, text.data, rect);
        line.top += 0.18 * rect.height;
        lines.push(line);
        for (let at = parent as Element | null; at && at !== document.body; at = at.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(at);
          const clip = at.getBoundingClientRect();
          const isCut =
            (overflowX !== "visible" && (rect.left < clip.left - 1 || rect.right > clip.right + 1)) ||
            (["hidden", "clip"].includes(overflowY) &&
              (line.top - scrollY < clip.top - 1 || rect.bottom > clip.bottom + 1));
          if (isCut) faults.push(`${line.name} is cut by its ${at.localName}`);
        }
      }
      for (const { 0: word, index } of mayBreak ? [] : text.data.matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) faults.push(`"${word}" is broken`);
      }
    }

    const controls = [...document.querySelectorAll("a, button, summary")]
      .filter(isShown)
      .map((control) =>
        boxOf(control, control.ariaLabel ?? control.textContent, control.getBoundingClientRect()),
      );

    if (root.scrollWidth > root.clientWidth) faults.push(`The page is ${root.scrollWidth} px wide`);
    for (const { name, left, right } of [...lines, ...controls])
      if (left < -1 || right > root.clientWidth + 1) faults.push(`${name} leaves the window`);

    // A title's first letter may stand out to the left, where its edge meets the column.
    const main = document.querySelector("main") as Element;
    const lastColumnEnds = root.clientWidth - Number.parseFloat(getComputedStyle(main).paddingRight);
    for (const { name, layer, right } of lines)
      if (!layer && right > lastColumnEnds + 2) faults.push(`${name} leaves the columns`);

    for (const boxes of [lines, controls])
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1)) {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          if (one.layer === other.layer && across > 1 && down > 1)
            faults.push(`${one.name} meets ${other.name} by ${Math.round(across)} x ${Math.round(down)} px`);
        }

    const contacts = document.querySelector("aside");
    if (contacts && layerOf(contacts)) {
      const { left, height, width } = contacts.getBoundingClientRect();
      const isDock = width > root.clientWidth / 2;
      for (const { name, layer, right, bottom } of [...lines, ...controls])
        if (!layer && (isDock ? bottom > root.scrollHeight - height : right > left))
          faults.push(`${name} stands under the contact buttons`);
    }
    return [...new Set(faults)];
  });
}
