import "./menus.ts";
import "./prefetch.ts";
import "./lay-out.ts";
