import type { FocusEvent } from "react";

/**
 * Moves a text field that receives the focus out from under the sticky row of days. Browsers scroll only the line of the
 * cursor into view, without the field's scroll margin.
 */
export function showWhole({ target }: FocusEvent<HTMLTextAreaElement>): void {
  target.scrollIntoView({ block: "nearest" });
}
