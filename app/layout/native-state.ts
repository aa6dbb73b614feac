type Stateful = HTMLElement & Partial<Record<(typeof properties)[number], unknown>>;
const properties = ["open", "checked", "value"] as const;

/**
 * Remembers what the browser knows and React does not: open panels and questions, checked and typed fields, the focus.
 *
 * @returns restores the state of elements that React has replaced since
 */
export function rememberState(): () => void {
  if (typeof document === "undefined") return () => {};
  const { activeElement, body } = document;
  const elements = document.querySelectorAll<Stateful>("details[open], :popover-open, input, textarea");
  const focused = activeElement === body ? null : (activeElement as Stateful | null);
  const kept = [...new Set([...elements, ...(focused ? [focused] : [])])]
    .filter((element) => element === focused || isChanged(element))
    .map((element) => ({
      element,
      selector: buildSelector(element),
      state: Object.fromEntries(
        properties.filter((name) => name in element).map((name) => [name, element[name]]),
      ),
      isShown: element.matches(":popover-open"),
    }));
  return () => {
    for (const { element, selector, state, isShown } of kept) {
      const copy = element.isConnected ? null : document.querySelector<HTMLElement>(selector);
      if (!copy) continue;
      Object.assign(copy, state);
      if (isShown) copy.showPopover();
      if (element === focused) copy.focus({ preventScroll: true });
    }
  };
}

/** A field that the visitor has not changed keeps no state. */
function isChanged(element: HTMLElement): boolean {
  const { checked, defaultChecked, value, defaultValue } = element as HTMLInputElement;
  return !element.matches("input, textarea") || checked !== defaultChecked || value !== defaultValue;
}

/** Counts elements of the same type only, because extensions insert elements of other types. */
function buildSelector(element: Element): string {
  const parent = element.parentElement;
  if (!parent) return element.localName;
  const same = [...parent.children].filter(({ localName }) => localName === element.localName);
  return `${buildSelector(parent)} > ${element.localName}:nth-of-type(${same.indexOf(element) + 1})`;
}
