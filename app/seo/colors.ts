/**
 * The colours of `styles/tokens.css` as sRGB, for what no style sheet reaches: images, icons, the browser's own bar.
 * A test holds the two together.
 */
export const colors = {
  ink: "#1d130e",
  clay: "#543e32",
  ash: "#c1b4a3",
  bone: "#f2ecde",
  lime: "#c3ed2a",
} as const;
