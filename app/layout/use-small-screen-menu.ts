import { useEffect, useRef } from "react";

/** When the bar shows its navigation: `--not-mobile` of styles/breakpoints.css, which a script cannot read. */
const barHasRoom = "(width>=48em)";

/** Closes the menu of a small screen in the cases in which the browser does not: docs/behaviour.md#mobile-menu */
export function useSmallScreenMenu() {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = () => menu.current?.hidePopover();
    const room = matchMedia(barHasRoom);
    // After a rotation the phone may be wide enough for the bar's own navigation.
    const onTurn = () => room.matches && close();
    // Tab would move on behind the menu, or to the switcher, whose panel would open under the menu.
    const closeWithout = (focused: EventTarget | null) => {
      const isInside = focused instanceof Node && menu.current?.contains(focused);
      if (!isInside && !(focused instanceof HTMLButtonElement)) close();
    };
    const onFocus = ({ target }: FocusEvent) => closeWithout(target);
    onTurn();
    // The focus may have moved on before React started.
    if (document.activeElement !== document.body) closeWithout(document.activeElement);
    addEventListener("focusin", onFocus);
    room.addEventListener("change", onTurn);
    return () => {
      removeEventListener("focusin", onFocus);
      room.removeEventListener("change", onTurn);
    };
  }, []);
  return menu;
}
