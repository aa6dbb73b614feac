/** The distance that a script watches; widths stand in `styles/breakpoints.css`, durations in `styles/tokens.css` (SPEC §9). */

/** The bar grows more opaque past this many CSS pixels of scroll. */
export const scrolledThreshold = 20;
