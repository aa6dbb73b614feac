type Stateful = HTMLElement & Partial<Record<(typeof properties)[number], unknown>>;
const properties = ["open", "checked", "value"] as const;

/** Elements by a key that an element and its replacement share. A field that an extension has added has another key. */
function findAll(): Map<string, Stateful> {
  const found = new Map<string, Stateful>();
  for (const element of document.querySelectorAll<Stateful>("details, summary, [popover], input, textarea")) {
    let key = [element.localName, element.getAttribute("name"), element.getAttribute("value")].join();
    while (found.has(key)) key += "+";
    found.set(key, element);
  }
  return found;
}

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
  const known = new Map(
    [...findAll()].map(([key, element]) => {
      const state = properties.filter((name) => name in element).map((name) => [name, element[name]]);
      // Safari before 17 does not know the selector.
      const isShown = "popover" in element && element.matches(":popover-open");
      return [key, { element, state, isShown, isFocused: element === document.activeElement }];
    }),
  );
  return () => {
    for (const [key, copy] of findAll()) {
      const { element, state = [], isShown, isFocused } = known.get(key) ?? {};
      if (!element || element.isConnected || restored.has(element)) continue;
      restored.add(element);
      Object.assign(copy, Object.fromEntries(state));
      if (isShown) copy.showPopover();
      if (isFocused) copy.focus({ preventScroll: true });
    }
  };
}
