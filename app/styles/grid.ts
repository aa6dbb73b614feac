/** The number of the grid's columns, which is also the number of items on a page that follows the design. */
export const gridColumns = 15;
