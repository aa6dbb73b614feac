/** What scripts measure by; widths stand in `styles/breakpoints.css`, durations in `styles/tokens.css` (SPEC §9). */

/** The bar grows more opaque past this many CSS pixels of scroll. */
export const scrolledThreshold = 20;
/** After this many milliseconds without an answer, a navigation is the browser's, which shows that it is under way. */
export const navigationPatience = 3000;
