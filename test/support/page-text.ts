import type { DefaultTreeAdapterTypes } from "parse5";
import { attribute, childrenOf, type Element, type Node } from "../../scripts/read-html.ts";

/** Elements that stand within a line; any other parts the words before it from those after. */
const inLine = new Set(["a", "b", "i", "small", "span", "svg", "use"]);
const isNoText = new Set(["script", "style", "template"]);

/** The text below a node, with single spaces. It does not know what styles hide. */
export function textOf(node: Node): string {
  return squeezed(rawText(node, () => false));
}

/**
 * What a screen reader calls a link or a heading, as far as this site needs the rules: its label, or else its text
 * without what is hidden from it. https://www.w3.org/TR/accname-1.2/#computation-steps
 */
export function nameOf(element: Element): string {
  const isHidden = (part: Element) => attribute(part, "aria-hidden") === "true";
  return attribute(element, "aria-label") || squeezed(rawText(element, isHidden));
}

/** Every kind of space, the one that does not break included, is a space to who compares texts. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function rawText(node: Node, isLeftOut: (element: Element) => boolean): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (isNoText.has(node.nodeName) || ("tagName" in node && isLeftOut(node))) return "";
  const text = childrenOf(node)
    .map((child) => rawText(child, isLeftOut))
    .join("");
  return "tagName" in node && !inLine.has(node.tagName) ? ` ${text} ` : text;
}
