import type { DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** The elements below a node, in document order: those with one of the names, or all elements if no name is given. */
export function findAll(node: Node, ...tagNames: string[]): Element[] {
  return getChildren(node).flatMap((child) => {
    if (!("tagName" in child)) return [];
    const isWanted = tagNames.length === 0 || tagNames.includes(child.tagName);
    return [...(isWanted ? [child] : []), ...findAll(child, ...tagNames)];
  });
}

/** @throws Error if the node has no such element */
export function findFirst(node: Node, tagName: string): Element {
  const [first] = findAll(node, tagName);
  if (!first) throw new Error(`The document has no ${tagName}`);
  return first;
}

export function getChildren(node: Node): Node[] {
  return "childNodes" in node ? node.childNodes : [];
}

/** Returns "" for a missing attribute. */
export function getAttribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? "";
}

export function getSource(element: Element): string {
  return getChildren(element)
    .map((child) => ("value" in child ? child.value : ""))
    .join("");
}
