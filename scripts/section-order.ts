import { attribute, elements, type Node } from "./read-html.ts";

/** A sentence if the page counts its sections in another order than it shows them: docs/behaviour.md#page-totals */
export function sectionsOutOfOrder(document: Node): string[] {
  const parts = elements(document, "section")
    .map((section) => Number(attribute(section, "data-part")))
    .filter((part) => part > 0);
  const isInOrder = parts.every((part, index) => index === 0 || part >= (parts[index - 1] ?? 0));
  return isInOrder
    ? []
    : [
        `The sections show the parts ${parts.join(", ")} of the page's pagePlan: name them there in this order.`,
      ];
}
