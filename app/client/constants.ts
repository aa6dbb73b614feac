/** What scripts measure by; the other widths stand in `styles/breakpoints.css`, durations in `styles/tokens.css` (SPEC §9). */

/** The bar grows more opaque past this many CSS pixels of scroll. */
export const scrolledThreshold = 20;
/** Where the bar shows its navigation: `--not-mobile` of the style sheets, which a script cannot read. */
export const barHasRoom = "(width>=48em)";
/** After this many milliseconds without an answer, a navigation is the browser's, which shows that it is under way. */
export const navigationPatience = 3000;
