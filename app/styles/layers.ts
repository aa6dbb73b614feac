/**
 * The order of the cascade layers. Later layers win: a section overrules the blocks that it is made of, and a page its
 * sections, whatever the order of the files.
 */
const layers = "reset, tokens, base, count, ui, layout, blocks, sections, pages, motion, print";

export const layerOrder = `@layer ${layers};`;
