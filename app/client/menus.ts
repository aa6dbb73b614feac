/** What the bar's native menus lack: docs/behaviour.md#menus. */
import { barHasRoom } from "./constants.ts";

const menuOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLDetailsElement>("[data-menu]");

const all = (selector: string) => document.querySelectorAll<HTMLDetailsElement>(selector);

/** Closes the open menus that a condition picks, and keeps a hovered one shut until the mouse has left it. */
const closeMenus = (isMeant: (menu: HTMLDetailsElement) => unknown) => {
  for (const menu of all("[data-menu]:is([open],:hover)"))
    if (isMeant(menu)) {
      menu.open = false;
      menu.dataset.shut = "";
    }
};

const closePopover = () => {
  for (const popover of all(":popover-open")) popover.hidePopover();
};

addEventListener("keydown", ({ key, target }) => {
  if (key === "Escape")
    closeMenus((menu) => {
      if (menu.open && menu === menuOf(target)) (menu.firstChild as HTMLElement).focus();
      return true;
    });
});

addEventListener("pointerdown", ({ target }) => closeMenus((menu) => menu !== menuOf(target)));

// A menu closes when Tab leaves it, but not Services inside the open menu of a small screen, where it unfolds in place.
// That menu closes when Tab would go on behind it, or to the switcher, whose panel would open under it.
addEventListener("focusout", (event) => {
  const next = event.relatedTarget as Element | null;
  if (!next) return;
  closeMenus((menu) => !menu.contains(next) && !menu.closest(":popover-open"));
  if (!next.closest("header nav,button")) closePopover();
});

// Listens to moves, not to pointerleave: in a view transition a mouse at rest leaves every element and comes back.
addEventListener("pointermove", ({ target }) => {
  for (const menu of all("[data-shut]")) if (menu !== menuOf(target)) delete menu.dataset.shut;
});

// A phone that is turned may have room for the bar's own navigation: the menu of small screens has no place there.
matchMedia(barHasRoom).onchange = closePopover;

// A page that the browser keeps for Back must not come back with its menu open.
addEventListener("pagehide", () => {
  closeMenus(() => true);
  closePopover();
});
