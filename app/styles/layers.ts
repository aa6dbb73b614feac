/**
 * The order of the cascade layers. Later layers win: a section overrides the blocks that it contains, and a page
 * overrides its sections, independent of the order of the files.
 */
const layers = "reset, tokens, base, ui, layout, blocks, sections, pages, motion, print";

export const layerOrder = `@layer ${layers};`;
