import "./menus.ts";
import "./fetch-ahead.ts";
import "./lay-out.ts";
