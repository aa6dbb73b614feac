import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The menu in which the link that was followed stands. */
let menuOfSelection: HTMLDetailsElement | null = null;

/**
 * A drawing travels from the link that was followed to its place on the next page: `[data-travels]` in the link
 * takes the name that `[data-arrives]` on the page has (`styles/motion.css`). A name may stand once at a time, so it
 * is given on the click and taken back while the next page is put in, which a view transition does in one step.
 */
export function startSharedElement(event: MouseEvent<HTMLAnchorElement>) {
  const opensElsewhere =
    event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (opensElsewhere) return;
  endSharedElements();
  menuOfSelection = event.currentTarget.closest("[data-menu]");
  event.currentTarget.querySelector("[data-travels]")?.setAttribute("data-travels", "now");
}

function endSharedElements() {
  for (const drawing of document.querySelectorAll("[data-travels=now]"))
    drawing.setAttribute("data-travels", "");
}

/** Once, in the document: what a selection leaves behind goes as the next page comes. */
export function useSharedElementArrival() {
  const { key } = useLocation();
  const lastKey = useRef(key);
  useLayoutEffect(() => {
    // Not on hydration: what a visitor opened before stays open.
    if (key === lastKey.current) return;
    lastKey.current = key;
    endSharedElements();
    closeMenus();
  }, [key]);
}

/** Menus close on selection, also while the mouse still rests on them (docs/behaviour.md#menus). */
function closeMenus() {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>("[data-menu]:is([open], :hover)")];
  // A busy browser may have lost the hover in the view transition, and finds it again after it.
  if (menuOfSelection) menus.push(menuOfSelection);
  for (const menu of menus) {
    menu.open = false;
    menu.dataset.shut = "";
  }
  menuOfSelection = null;
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
}
