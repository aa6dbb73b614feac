import type { DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** The elements below a node, in document order: those with one of the names, or all elements if no name is given. */
export function elements(node: Node, ...tagNames: string[]): Element[] {
  return childrenOf(node).flatMap((child) => {
    if (!("tagName" in child)) return [];
    const isWanted = tagNames.length === 0 || tagNames.includes(child.tagName);
    return [...(isWanted ? [child] : []), ...elements(child, ...tagNames)];
  });
}

/** @throws Error if the node has no such element */
export function firstElement(node: Node, tagName: string): Element {
  const [first] = elements(node, tagName);
  if (!first) throw new Error(`The document has no ${tagName}`);
  return first;
}

export function childrenOf(node: Node): Node[] {
  return "childNodes" in node ? node.childNodes : [];
}

/** Returns "" for a missing attribute. */
export function attribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? "";
}

/** The text of a script or a style. */
export function sourceOf(element: Element): string {
  return childrenOf(element)
    .map((child) => ("value" in child ? child.value : ""))
    .join("");
}
