type Stateful = HTMLElement & Partial<Record<(typeof properties)[number], unknown>>;
const properties = ["open", "checked", "value"] as const;

interface Kept {
  element: Stateful;
  /** Finds the element that React renders in its place. */
  selector: string;
  state: Partial<Stateful>;
  isShown: boolean;
  hasFocus: boolean;
}

/** What the browser knows and React does not: open panels and answers, checked and typed fields, the focus. */
export function recordState(): Kept[] {
  if (typeof document === "undefined") return [];
  const { activeElement, body } = document;
  const elements = document.querySelectorAll<Stateful>("details[open], :popover-open, input, textarea");
  const focused = activeElement === body ? null : (activeElement as Stateful | null);
  return [...new Set([...elements, ...(focused ? [focused] : [])])]
    .filter((element) => element === focused || isChanged(element))
    .map((element) => ({
      element,
      selector: selectorOf(element),
      state: Object.fromEntries(
        properties.filter((name) => name in element).map((name) => [name, element[name]]),
      ),
      isShown: element.matches(":popover-open"),
      hasFocus: element === focused,
    }));
}

/** Restores the state of elements that React has replaced since. */
export function restoreState(kept: Kept[]): void {
  for (const { element, selector, state, isShown, hasFocus } of kept) {
    const copy = element.isConnected ? null : document.querySelector<HTMLElement>(selector);
    if (!copy) continue;
    Object.assign(copy, state);
    if (isShown) copy.showPopover();
    if (hasFocus) copy.focus({ preventScroll: true });
  }
}

function isChanged(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement && element.checked !== element.defaultChecked) return true;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value !== element.defaultValue;
  return true;
}

/** Counts elements of the same type only, because extensions insert elements of other types. */
function selectorOf(element: Element): string {
  const parent = element.parentElement;
  if (!parent) return element.localName;
  const position = [...parent.children]
    .filter(({ localName }) => localName === element.localName)
    .indexOf(element);
  return `${selectorOf(parent)} > ${element.localName}:nth-of-type(${position + 1})`;
}
