import { attribute, elements, type Node } from "./read-html.ts";

/**
 * A sentence if the page counts its sections in another order than it shows them, or one that it does not show:
 * docs/behaviour.md#page-totals
 */
export function sectionsOutOfOrder(document: Node): string[] {
  const parts = elements(document, "section")
    .map((section) => Number(attribute(section, "data-part")))
    .filter((part) => part > 0);
  // A category's only section has the number of the category.
  const isInOrder = parts.every((part, index) => [0, 1].includes(part - (parts[index - 1] ?? part)));
  return isInOrder
    ? []
    : [
        `The sections show the parts ${parts.join(", ")} of the page's countParts, in another order or not all of them`,
      ];
}
