import type { DefaultTreeAdapterTypes } from "parse5";
import { type Element, getAttribute, getChildren, type Node } from "../../scripts/read-html.ts";

/** Inline elements. Any other element separates the words before it from those after it. */
const inLine = new Set(["a", "b", "i", "small", "span", "svg"]);
const isNoText = new Set(["script", "style", "template"]);

/** The text below a node, with collapsed spaces. It includes text that styles hide. */
export function getText(node: Node): string {
  return squeezed(rawText(node, () => false));
}

/**
 * The accessible name of a link or a heading, by the part of the rules that this site needs: its label, or its text
 * without hidden parts. https://www.w3.org/TR/accname-1.2/#computation-steps
 */
export function getName(element: Element): string {
  const isHidden = (part: Element) => getAttribute(part, "aria-hidden") === "true";
  return getAttribute(element, "aria-label") || squeezed(rawText(element, isHidden));
}

/** Collapses every kind of space, including the non-breaking space, for the comparison of texts. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function rawText(node: Node, isLeftOut: (element: Element) => boolean): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (isNoText.has(node.nodeName) || ("tagName" in node && isLeftOut(node))) return "";
  const text = getChildren(node)
    .map((child) => rawText(child, isLeftOut))
    .join("");
  return "tagName" in node && !inLine.has(node.tagName) ? ` ${text} ` : text;
}
