/** Hash of everything that the build is made of; set by vite.config.ts. */
declare const __RELEASE__: string;
