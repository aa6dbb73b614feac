/** The script of every document, in the order in which its parts run. */
import "./bar.ts";
import "./menus.ts";
import "./links.ts";
import "./prefetch.ts";
import "./lay-out.ts";
