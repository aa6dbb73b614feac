/** The script that stands in every document. */
import "./menus.ts";
import "./fetch-ahead.ts";
import "./lay-out.ts";
