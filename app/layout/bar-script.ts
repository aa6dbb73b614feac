/**
 * What `<details>` and popovers lack for the bar's panels, and the theme control: docs/behaviour.md#menus. Part of the
 * inline script, so that a press works before React.
 */

/** When the bar shows its links: `--not-mobile` of styles/breakpoints.css, which a script cannot read. */
const room = matchMedia("(width>=48em)");
const findMenu = () => document.querySelector<HTMLElement>("header nav");
const closeMenu = () => findMenu()?.hidePopover?.();

/** Closes a panel at once. Under a resting mouse it stays closed until the mouse has left it. */
function dismiss(panel: HTMLDetailsElement): void {
  panel.open = false;
  panel.dataset.dismissed = panel.matches(":hover") ? "hovered" : "";
}

function onEvent(event: Event): void {
  const { type } = event;
  const target = event.target instanceof Element ? event.target : null;
  if (event instanceof KeyboardEvent && event.key !== "Escape") return;
  // The mouse over another panel's trigger.
  if (
    type === "pointerover" &&
    !((event as PointerEvent).pointerType === "mouse" && target?.closest("header details"))
  )
    return;
  for (const panel of document.querySelectorAll<HTMLDetailsElement>("header details")) {
    const isInside = panel.contains(target);
    if (type === "keydown") {
      if (isInside && panel.open) panel.querySelector("summary")?.focus();
    } else if (isInside) continue;
    // On a small screen Services opens inside the menu, and stays open while the focus moves within the menu.
    if (type === "focusin" && !room.matches && findMenu()?.contains(panel)) continue;
    if (panel.open || panel.matches(":hover")) dismiss(panel);
  }
}

for (const type of ["keydown", "pointerdown", "pointerover", "focusin", "scroll"])
  addEventListener(type, onEvent, { passive: true });

// A click on its trigger has closed it.
const onToggle = ({ target }: Event) => {
  if (target instanceof HTMLDetailsElement && target.closest("header") && !target.open) dismiss(target);
};
addEventListener("toggle", onToggle, true);

// Not `pointerleave`: during a view transition a mouse at rest leaves every element and enters it again.
addEventListener("pointermove", ({ target }) => {
  for (const panel of document.querySelectorAll<HTMLElement>("[data-dismissed]"))
    if (!panel.dataset.dismissed || !panel.contains(target as Element)) delete panel.dataset.dismissed;
});

// After a rotation the phone may be wide enough for the bar's own links.
room.addEventListener("change", closeMenu);
// Tab would move on behind the menu, or to the switcher, whose panel would open under the menu.
addEventListener("focusin", ({ target }) => {
  if (!findMenu()?.contains(target as Element) && !(target instanceof HTMLButtonElement)) closeMenu();
});

// A page must not have an open panel when the back/forward cache restores it, or when a choice leads to a part of it.
for (const type of ["pagehide", "hashchange"])
  addEventListener(type, () => {
    document.querySelector("header [open]")?.removeAttribute("open");
    closeMenu();
  });

// The site is always dark: docs/behaviour.md#theme
addEventListener("click", ({ target }) => {
  if ((target as Element).closest("header [aria-disabled]"))
    console.info("The theme switch is temporarily disabled.");
});
