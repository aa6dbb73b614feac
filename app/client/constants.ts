/** Numbers that scripts need (docs/behaviour.md#constants). Other widths: styles/breakpoints.css; durations: styles/tokens.css. */

/** The bar grows more opaque past this many CSS pixels of scroll. */
export const scrolledThreshold = 20;
/** Where the bar shows its navigation: `--not-mobile` of the style sheets, which a script cannot read. */
export const barHasRoom = "(width>=48em)";
