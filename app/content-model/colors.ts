import file from "../content/colors.json" with { type: "json" };

/**
 * The site's colours, each with a fixed meaning: docs/design.md#colours. `scripts/generated-styles.ts` writes them as
 * custom properties (`--ink`); preview images, icons and `theme-color` import them from this file.
 */
export const colors: Record<keyof typeof file, string> = file;
