/**
 * The site's colours, each with a fixed meaning: docs/design.md#colours. Style sheets have them as `--ink` and so on,
 * from `scripts/generated-styles.ts`; preview images, icons and the browser's own bar take them from here.
 */
export const colors = {
  ink: "#1d130e",
  soil: "#2a1d16",
  clay: "#543e32",
  ash: "#c1b4a3",
  bone: "#f2ecde",
  lime: "#c3ed2a",
} as const satisfies Record<string, `#${string}`>;
