/** Widths and distances that scripts share with the styles; durations stand in `styles/tokens.css` (SPEC §9). */

/** The bar grows more opaque past this many CSS pixels of scroll. */
export const scrolledThreshold = 20;
/** Below this width, in CSS pixels, counts as mobile; `styles/breakpoints.css` says it to the style sheets. */
export const mobileBreakpoint = 768;
