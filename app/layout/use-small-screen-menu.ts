import { useEffect, useRef } from "react";

/** Where the bar shows its navigation: `--not-mobile` of styles/breakpoints.css, which a script cannot read. */
const barHasRoom = "(width>=48em)";

/** Closes the small screen's menu where the browser does not: docs/behaviour.md#mobile-menu */
export function useSmallScreenMenu() {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = () => menu.current?.hidePopover();
    const room = matchMedia(barHasRoom);
    // A phone that is turned may have room for the bar's own navigation.
    const onTurn = () => room.matches && close();
    // Tab would go on behind the menu, or to the switcher, whose panel would open under it.
    const onFocus = ({ target }: FocusEvent) => {
      const isAllowed = target instanceof HTMLButtonElement || menu.current?.contains(target as Node);
      if (!isAllowed) close();
    };
    onTurn();
    addEventListener("focusin", onFocus);
    room.addEventListener("change", onTurn);
    return () => {
      removeEventListener("focusin", onFocus);
      room.removeEventListener("change", onTurn);
    };
  }, []);
  return menu;
}
