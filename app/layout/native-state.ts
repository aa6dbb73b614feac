type Stateful = HTMLElement & Partial<Record<(typeof properties)[number], unknown>>;
const properties = ["open", "checked", "value"] as const;

const findAll = () => [
  ...document.querySelectorAll<Stateful>("details, summary, [popover], input, textarea"),
];
/** The same for an element and the one that replaces it, so that a field of an extension is no other's. */
const buildKey = (element: Element) =>
  [element.localName, element.getAttribute("name"), element.getAttribute("value")].join();

/** Elements whose state a copy already has. Parts that hydrate later would restore it over what was written since. */
const restored = new WeakSet<Element>();

/** A `<Link>` leads to elements whose state this document does not know. */
const documentPath = globalThis.location?.pathname;

/**
 * Remembers what the browser knows and React does not: open panels and questions, checked and typed fields, the focus.
 *
 * @returns restores the state of elements that React has replaced since
 */
export function rememberState(): () => void {
  if (typeof document === "undefined" || location.pathname !== documentPath) return () => {};
  const known = findAll().map((element) => ({
    element,
    key: buildKey(element),
    state: properties.filter((name) => name in element).map((name) => [name, element[name]]),
    // Safari before 17 does not know the selector.
    isShown: "popover" in element && element.matches(":popover-open"),
    isFocused: element === document.activeElement,
  }));
  return () => {
    for (const copy of findAll()) {
      const index = known.findIndex(({ key }) => key === buildKey(copy));
      const [{ element, state = [], isShown, isFocused } = {}] = index < 0 ? [] : known.splice(index, 1);
      if (!element || element.isConnected || restored.has(element)) continue;
      restored.add(element);
      Object.assign(copy, Object.fromEntries(state));
      if (isShown) copy.showPopover();
      if (isFocused) copy.focus({ preventScroll: true });
    }
  };
}
