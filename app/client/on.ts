/** `window.addEventListener`, by a name that the whole boot script shares: every byte of it is in every page. */
export const on = addEventListener;
