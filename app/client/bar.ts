import { scrolledThreshold } from "./constants.ts";

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

addEventListener("click", ({ target }) => {
  if ((target as Element).closest("header [aria-disabled]"))
    console.info("The theme switch is temporarily disabled.");
});
