/**
 * What a browser must support to receive the site's layout and React: the condition of an `@supports` rule. These two
 * properties exist from Chrome 123, Firefox 128 and Safari 17.5 on, the `cssTarget` of vite.config.ts. All of them also
 * support nesting, `:has()` and popovers. Older browsers receive plain.css: docs/behaviour.md#older-browsers
 */
export const gate = "(color: light-dark(red, red)) and (color: rgb(from red r g b))";
