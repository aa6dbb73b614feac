import { useEffect, useLayoutEffect, useState } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Reports to React what the visitor did before hydration. */
export function useEarlyInput(): void {
  // Read during the render: hydration resets a textarea with a text in the HTML to that text.
  const [texts] = useState(textsOfTextareas);
  // Runs before an effect of any component can render a field again, with its value from the HTML.
  useLayoutEffect(() => {
    for (const [field, text] of texts) if (field.value !== text) setText(field, text);
    for (const field of document.querySelectorAll<Field>("input, textarea, select")) reportChange(field);
    // For clicks and keys: inline-script.ts
    dispatchEvent(new Event("rendered"));
  }, [texts]);
  useEffect(() => {
    performance.mark("hydrated");
    dispatchEvent(new Event("hydrated"));
    const { activeElement, body } = document;
    if (activeElement !== body) activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }, []);
}

function textsOfTextareas(): [HTMLTextAreaElement, string][] {
  if (typeof document === "undefined") return [];
  return Array.from(document.querySelectorAll("textarea"), (field) => [field, field.value]);
}

/** The native setter, which bypasses the setter with which React tracks values. */
function setText(field: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
}

/**
 * Dispatches the events of a change from before hydration. React 19.3 does this only behind an internal flag, and
 * ignores events of a field whose value it has already tracked: https://github.com/react/react/pull/33129
 */
function reportChange(field: Field): void {
  const isCheckable = field.type === "checkbox" || field.type === "radio";
  const rendered = renderedValue(field);
  if (rendered === undefined) return;
  (field as { _valueTracker?: { setValue(value: string): void } })._valueTracker?.setValue(rendered);
  for (const type of [isCheckable ? "click" : "input", "change"])
    field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The field's value in the HTML, if the visitor has changed it. */
function renderedValue(field: Field): string | undefined {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected) ? "" : undefined;
  if (field.type === "checkbox" || field.type === "radio") {
    const { checked, defaultChecked } = field as HTMLInputElement;
    const isReported = checked || field.type === "checkbox";
    return isReported && checked !== defaultChecked ? String(defaultChecked) : undefined;
  }
  return field.value === field.defaultValue ? undefined : field.defaultValue;
}
