/** The script that stands in every document: at most 1.5 kB once minified, which a test asserts. */
import "./menus.ts";
import "./hydrate-on-intent.ts";
