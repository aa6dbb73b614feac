/**
 * What a browser must support to receive the site's layout and React: the condition of an `@supports` rule, which is true
 * from Chrome 111, Firefox 121 and Safari 16.4 on, the `cssTarget` of vite.config.ts. Older browsers receive plain.css:
 * docs/behaviour.md#older-browsers
 */
export const gate = "selector(:has(a)) and (color: color-mix(in srgb, red, red)) and (width: 1lh)";
