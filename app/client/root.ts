/** <html>, which carries what the styles must know and only a script can tell. */
export const root = document.documentElement;
