/** The folder of an unfinished build. `build/` stays whole until the next build is. */
export const buildFolder = "next-build";
