/**
 * The script of every document: what the bar's native elements lack, and the drawing that travels to the next page.
 */
import { barHasRoom, scrolledThreshold } from "./constants.ts";

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

/**
 * The theme is always dark (docs/behaviour.md#theme); private modes may refuse to store it. Storing waits for the disk,
 * so it comes after the first paint.
 */
addEventListener("load", () => {
  try {
    localStorage.theme = "dark";
  } catch {}
});

// Browsers fire this event also when they restore a scroll.
addEventListener("scroll", () =>
  document.documentElement.toggleAttribute("data-scrolled", scrollY > scrolledThreshold),
);

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

// A link is followed once per double click. Where it opens a tab, the second click would open another; and a page that
// was prerendered is shown so quickly that it would follow whatever link the next page has under the pointer.
addEventListener(
  "click",
  (event) => {
    const target = event.target as Element;
    if (target.closest("header [aria-disabled]")) console.info("The theme switch is temporarily disabled.");
    if (event.detail > 1 && target.closest("a")) event.preventDefault();
  },
  true,
);

// A phone that is turned may have room for the bar's own navigation: the menu of small screens has no place there.
matchMedia(barHasRoom).onchange = closePopover;

// The drawing in the link that was followed travels to its place on the next page: styles/motion.css. A name may stand
// on a page once, so it is given on the click.
const travelling = "[data-travels=now]";
addEventListener("click", ({ target }) => {
  for (const drawing of document.querySelectorAll(travelling)) drawing.setAttribute("data-travels", "");
  (target as Element).closest("a")?.querySelector("[data-travels]")?.setAttribute("data-travels", "now");
});

// A page that the browser keeps for Back must not come back with its menu open.
addEventListener("pagehide", () => {
  closeMenus(() => true);
  closePopover();
});
