import file from "./colors.json" with { type: "json" };

/**
 * The site's colours, each with a fixed meaning: docs/design.md#colours. Style sheets have them as `--ink` and so on,
 * from `scripts/generated-styles.ts`; preview images, icons and the browser's own bar take them from here.
 */
export const colors: Record<keyof typeof file, string> = file;
